import { createHash } from 'node:crypto';
import { rendererVersion } from '../renderer-version.ts';
import type { ImageOutput, RenderFile, RenderRequest } from './job.ts';

/**
 * The address of an image: what it is made of, and nothing else. Two requests of one address are the same image, so it
 * is made once. Pass no output for a production image.
 */
export function renderAddress(request: RenderRequest, output?: ImageOutput): string {
  const parts = {
    rendererVersion,
    output,
    scene: request.scene,
    fonts: keysOf(request.fonts),
    images: keysOf(request.images),
  };
  return createHash('sha256').update(stableText(parts)).digest('hex');
}

function keysOf(files: Readonly<Record<string, RenderFile>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, { key }]) => [name, key]));
}

/** Objects that hold the same are the same text, in whatever order they were put together. */
function stableText(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => {
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each;
    return Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
