/** SHA-256, so that the page itself can check the seal on the dice; the browser's own needs a secure context, which a room's network has not. */
const FRACTIONS = fractions();

/** The first 32 bits of the fractional parts of cube roots (64 rounds) and square roots (start) of the first primes. */
function fractions(): { rounds: Uint32Array; start: Uint32Array } {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p)) primes.push(n);
  const bits = (root: number): number => Math.floor((root % 1) * 2 ** 32);
  return { rounds: Uint32Array.from(primes, (p) => bits(Math.cbrt(p))), start: Uint32Array.from(primes.slice(0, 8), (p) => bits(Math.sqrt(p))) };
}

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  bytes.forEach((byte, i) => view.setUint8(i, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

function compress(hash: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    if (i >= 16) {
      const [w15, w2] = [words[i - 15] as number, words[i - 2] as number];
      const s0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3);
      const s1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10);
      words[i] = (words[i - 16] as number) + s0 + (words[i - 7] as number) + s1;
    }
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (FRACTIONS.rounds[i] as number) + (words[i] as number)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = (hash[i] as number) + value));
}

/** The hash of some bytes, hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  const hash = FRACTIONS.start.slice();
  const data = padded(bytes);
  for (let block = 0; block < data.byteLength; block += 64) {
    const words = new Uint32Array(64);
    for (let i = 0; i < 16; i++) words[i] = data.getUint32(block + 4 * i);
    compress(hash, words);
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}

/** Whether a secret, written in hexadecimal, is the one that was sealed. */
export function fits(secret: string, seal: string): boolean {
  const pairs = secret.match(/../g);
  return pairs !== null && sha256(Uint8Array.from(pairs, (pair) => parseInt(pair, 16))) === seal;
}
