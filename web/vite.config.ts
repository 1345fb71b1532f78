import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { moreGames } from './build/more-games.ts'
import { serviceWorker } from './build/service-worker.ts'

// `npm run dev` serves the client from here and everything else from a server that runs on this port.
const server = `http://127.0.0.1:${process.env['MINDTABLE_PORT'] ?? '8000'}`

export default defineConfig({
  plugins: [svelte(), svelteTesting(), moreGames(), serviceWorker()],
  build: {
    // Into the Python package: the server serves these files, and a wheel carries them.
    outDir: '../src/mindtable/web_dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    // A board is a lot to draw without a browser, and the machine may be busy.
    testTimeout: 60_000,
    maxWorkers: 2,
  },
})
