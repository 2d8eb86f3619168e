import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, transformWithOxc, type Plugin } from 'vite';

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

const ALWAYS = ['/offline.html', '/offline.css', '/icon.svg'];

/** The worker of the installed page, `worker/sw.ts`: it is told the files of the shell and their version. */
function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const shell = Object.keys(bundle).filter((name) => /^assets\/index-.*\.(js|css)$/.test(name)).map((name) => `/${name}`);
      const kept = ALWAYS.map((name) => readFileSync(resolve(WEB, `public${name}`)));
      const version = createHash('sha256').update(shell.join()).update(Buffer.concat(kept)).digest('hex').slice(0, 12);
      const { code } = await transformWithOxc(readFileSync(resolve(WEB, 'worker/sw.ts'), 'utf8'), 'sw.ts', { target: 'es2022' });
      const told = `const SHELL = ${JSON.stringify([...shell, ...ALWAYS])};\nconst SHELL_VERSION = '${version}';\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: told + code });
    },
  };
}

export default defineConfig({
  plugins: [gamesFromElsewhere(), svelte(), worker()],
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
