import { isAbsolute } from 'node:path';
import { defineConfig } from 'rolldown';

/**
 * Our own packages are TypeScript and go into the bundle; every other one is loaded from node_modules.
 * @param {string} specifier
 */
function isForeign(specifier) {
  return !specifier.startsWith('.') && !isAbsolute(specifier) && !specifier.startsWith('@platen/');
}

export default defineConfig({
  input: { main: 'src/main.ts' },
  platform: 'node',
  external: isForeign,
  output: { dir: 'dist', entryFileNames: '[name].js', format: 'esm', sourcemap: true, cleanDir: true },
});
