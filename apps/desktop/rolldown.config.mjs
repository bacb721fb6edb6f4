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
  // The other is the code of the thread that reads a sheet, which Node loads as a file of its own.
  input: { main: 'src/main.ts', 'sheet-thread': '@platen/sheet/node/sheet-thread' },
  platform: 'node',
  external: isForeign,
  output: { dir: 'dist', entryFileNames: '[name].js', format: 'esm', sourcemap: true, cleanDir: true },
});
