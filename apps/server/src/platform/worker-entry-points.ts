import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { WorkerCode } from '@platen/render/node';
import type { ThreadCode } from '@platen/sheet/node/sheet-file';

/**
 * The entry points of the code that runs in threads and processes beside the server: built files, or the source in
 * development.
 */
export interface WorkerEntryPoints {
  renderWorker: WorkerCode;
  pictureProcess: WorkerCode;
  sheetThread: ThreadCode;
  richTextThread: WorkerCode;
}

/** For development and tests, where nothing is built. */
export function sourceEntryPoints(): WorkerEntryPoints {
  const find = (name: string) => ({ url: pathToFileURL(createRequire(import.meta.url).resolve(name)) });
  return {
    renderWorker: find('@platen/render/node/worker-from-source'),
    pictureProcess: find('@platen/render/node/picture-process-from-source'),
    sheetThread: find('@platen/sheet/node/sheet-thread-from-source'),
    richTextThread: {
      url: new URL('../resources/storefront/custom-pages/rich-text-thread-from-source.mjs', import.meta.url),
    },
  };
}
