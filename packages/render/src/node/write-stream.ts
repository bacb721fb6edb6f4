import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Writes bytes, and waits until the stream has drained if its buffer is full. */
export async function write(stream: Writable, bytes: Uint8Array): Promise<void> {
  if (stream.destroyed) throw stream.errored ?? new Error('the stream was closed before the image was written');
  if (!stream.write(bytes)) await once(stream, 'drain');
}
