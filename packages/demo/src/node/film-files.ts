import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FilmName } from '../pages/blocks.ts';

const require = createRequire(import.meta.url);

/** A film of a page, as it is uploaded: a few of the demo's own pictures, faded into each other by ffmpeg. */
export function readDemoFilm(name: FilmName): Promise<Buffer> {
  return readFile(require.resolve(`@platen/demo/assets/${name}`));
}
