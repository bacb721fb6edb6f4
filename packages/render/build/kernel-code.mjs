// Programs see `kernel-code.d.mts` in its place, so none of them gives it the types of Node.
/// <reference types="node" />
import { readFileSync } from 'node:fs';
import startWabt from 'wabt';

/**
 * The WebAssembly kernels of the renderer, assembled from their sources: the bytes of each module in base64. This module
 * is what runs where nothing is built, in tests and in development. A build has their bytes in its place, see
 * `kernel-code.plugin.mjs`, so no installation needs the assembler.
 * To add one: its `.wat` file, a line here and one in `kernel-code.d.mts`.
 */
const wabt = await startWabt();

export const deflateCode = assemble('deflate/deflate.wat');
export const inflateCode = assemble('deflate/inflate.wat');
export const enlargeCode = assemble('images/enlarge.wat');
export const reduceCode = assemble('images/reduce.wat');
export const turnCode = assemble('images/turn.wat');

/** @param {string} path in `src` */
function assemble(path) {
  const source = readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8');
  const module = wabt.parseWat(path, source, { simd: true });
  const { buffer } = module.toBinary({});
  module.destroy();
  return Buffer.from(buffer).toString('base64');
}
