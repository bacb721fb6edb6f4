import { join } from 'node:path';
import { type Config, keyFor } from '../config/config.ts';
import { openFolderStore } from './folder-store.ts';
import type { Store } from './store.ts';

export function uploadSecret(config: Config): Buffer {
  return keyFor(config, 'direct_upload');
}

/** The configured store: a bucket if one is given, otherwise a folder beside the data. */
export async function createStore(config: Config): Promise<Store> {
  if (!config.s3) return openFolderStore(join(config.dataDir, 'files'), uploadSecret(config));
  // Loaded on demand, because the SDK takes longer to load than the rest of the server.
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(config.s3);
}
