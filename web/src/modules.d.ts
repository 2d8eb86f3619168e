/** Modules that the build was asked to take in from other folders: see vite.config.ts. */
declare module 'virtual:games-from-elsewhere' {
  import type { AnyModule } from './lib/game';

  const modules: Record<string, () => Promise<AnyModule>>;
  export default modules;
}
