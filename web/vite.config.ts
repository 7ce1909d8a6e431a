import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.LOPSIDED_SERVER ?? 'http://127.0.0.1:8000';

/** The server takes requests from its own pages only: what comes through here names it as their origin. */
const through: ProxyOptions = {
  target: server,
  changeOrigin: true,
  ws: true,
  configure: (proxy) => {
    proxy.on('proxyReq', (request) => void (request.hasHeader('origin') && request.setHeader('origin', server)));
    proxy.on('proxyReqWs', (request) => request.setHeader('origin', server));
  },
};

/** Language files come from the server; /words itself is the translators' page of the preview. */
const words: ProxyOptions = { ...through, bypass: (request) => (/^\/words(\?|$)/.test(request.url ?? '') ? '/preview.html' : undefined) };

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  build: { outDir: '../src/lopsided/web_dist', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { fs: { allow: ['..'] }, proxy: { '/api': through, '/games': through, '/qr': through, '/words': words, '/ws': through } },
  // vmThreads: each file has a world of its own, and happy-dom is loaded once a worker, not once a file
  // and a test may take its time on a machine that does other things too
  test: { environment: 'happy-dom', pool: 'vmThreads', testTimeout: 60_000, setupFiles: ['tests/setup.ts'], include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
});
