import type { Inflate } from '../images/level-file.ts';

/** By a reader: not every browser can loop over a stream. */
export const inflate: Inflate = async function* inflateInBrowser(parts) {
  const file = new Blob(parts as Uint8Array<ArrayBuffer>[]);
  const reader = file.stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
};
