import { defineConfig } from 'rolldown';

/**
 * Everything in one file each, for a program that has no folder of packages beside it. A program that Node is packed into
 * begins as a CommonJS file; the thread that reads sheets is a module.
 */
const shared = { platform: /** @type {const} */ ('node') };
const output = { dir: 'packed/parts', minify: true };

export default defineConfig([
  {
    ...shared,
    input: { main: 'src/packed-main.ts' },
    output: { ...output, entryFileNames: '[name].cjs', format: 'cjs' },
  },
  {
    ...shared,
    input: { 'sheet-thread': '@platen/sheet/node/sheet-thread' },
    output: { ...output, entryFileNames: '[name].mjs', format: 'esm' },
  },
]);
