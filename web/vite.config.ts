import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/shambler/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows files of our own only
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
