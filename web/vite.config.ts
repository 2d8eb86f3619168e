import { relative, resolve, sep } from 'node:path';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const WEB = import.meta.dirname;
const GAME = /\/games\/([^/]+)\/index\.ts$/;
const VIRTUAL = 'virtual:games-from-elsewhere';

/**
 * Modules of games that live outside this folder: SHAMBLER_WEB_GAMES=kind=folder,kind=folder. They are
 * written like the ones in src/games, and import what the page offers as `@shambler/lib/...`.
 */
const folders = new Map(
  (process.env['SHAMBLER_WEB_GAMES'] ?? '').split(',').filter(Boolean).map((entry): [string, string] => {
    const [kind, folder] = entry.split('=');
    if (!kind || !folder) throw new Error(`SHAMBLER_WEB_GAMES: ${entry} is not kind=folder`);
    return [kind, resolve(folder)];
  }),
);

function gamesFromElsewhere(): Plugin {
  const outside = (file: string): boolean => [...folders.values()].some((folder) => file.startsWith(folder + sep));
  return {
    name: 'games-from-elsewhere',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === VIRTUAL) return `\0${VIRTUAL}`;
      if (source.startsWith('@shambler/')) return this.resolve(resolve(WEB, 'src', source.slice(11)), importer);
      // A folder elsewhere has no packages of its own: it uses the ones of the page.
      const bare = /^[\w@]/.test(source) && !source.startsWith('virtual:');
      return bare && importer && outside(importer) ? this.resolve(source, resolve(WEB, 'src/main.ts')) : null;
    },
    load(id) {
      if (id !== `\0${VIRTUAL}`) return null;
      const entries = [...folders].map(([kind, folder]) => {
        const from = JSON.stringify(resolve(folder, 'index.ts'));
        return `${JSON.stringify(kind)}: () => import(${from})`;
      });
      return `export default { ${entries.join(', ')} };`;
    },
  };
}

/** Chunks of games are called after them. */
function chunkName(chunk: { facadeModuleId: string | null }): string {
  const file = chunk.facadeModuleId ?? '';
  const ours = GAME.exec(`/${relative(WEB, file)}`)?.[1];
  const kind = ours ?? [...folders].find(([, folder]) => file === resolve(folder, 'index.ts'))?.[0];
  return kind ? `assets/game-${kind}-[hash].js` : 'assets/[name]-[hash].js';
}

export default defineConfig({
  plugins: [gamesFromElsewhere(), svelte()],
  build: {
    outDir: '../src/shambler/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows files of our own only
    modulePreload: { polyfill: false },
    rollupOptions: { output: { chunkFileNames: chunkName } },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true }, '/boards': 'http://127.0.0.1:8000' },
  },
});
