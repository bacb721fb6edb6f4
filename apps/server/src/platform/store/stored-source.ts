import { buffer } from 'node:stream/consumers';
import type { ByteSource, Store } from './store.ts';

/** Random access to a stored object: from a remote store, only the requested parts are transferred. */
export function storedSource(store: Store, key: string, byteSize: number): ByteSource {
  return {
    byteSize,
    async read(start, length) {
      const end = Math.min(start + length, byteSize) - 1;
      return end < start ? Buffer.alloc(0) : buffer(await store.open(key, { start, end }));
    },
    withFile: (use) => store.withFile(key, use),
  };
}
