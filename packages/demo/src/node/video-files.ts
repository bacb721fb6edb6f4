import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { VideoName } from '../pages/blocks.ts';

const require = createRequire(import.meta.url);

/** The video of a page as it is uploaded: several pictures of the demo, cross-faded by ffmpeg. */
export function readDemoVideo(name: VideoName): Promise<Buffer> {
  return readFile(require.resolve(`@platen/demo/assets/${name}`));
}
