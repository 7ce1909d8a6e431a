/** Two soft notes, made here: nothing is loaded. Where a browser allows no sound there is none. */
const NOTES = [523.25, 783.99];
const LONG = 0.35;
let context: AudioContext | undefined;

export function chime(): void {
  try {
    context ??= new AudioContext();
    NOTES.forEach((pitch, n) => ring(context as AudioContext, pitch, n * LONG * 0.6));
  } catch {
    // no sound here
  }
}

function ring(on: AudioContext, pitch: number, after: number): void {
  const [note, loud, at] = [on.createOscillator(), on.createGain(), on.currentTime + after];
  note.frequency.value = pitch;
  loud.gain.setValueAtTime(0.12, at);
  loud.gain.exponentialRampToValueAtTime(0.001, at + LONG);
  note.connect(loud).connect(on.destination);
  note.start(at);
  note.stop(at + LONG);
}
