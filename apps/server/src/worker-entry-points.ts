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

/** The entries that `rolldown.config.mjs` names, in the folder that it writes. */
export function builtEntryPoints(distUrl: URL): WorkerEntryPoints {
  const find = (name: string) => ({ url: new URL(`./${name}.js`, distUrl) });
  return {
    renderWorker: find('render-worker'),
    pictureProcess: find('picture-process'),
    sheetThread: find('sheet-thread'),
    richTextThread: find('rich-text-thread'),
  };
}

/** For development, where nothing is built. Each thread compiles what it imports, which takes it a second or two. */
export function sourceEntryPoints(): WorkerEntryPoints {
  const find = (name: string) => ({ url: pathToFileURL(createRequire(import.meta.url).resolve(name)) });
  return {
    renderWorker: find('@platen/render/node/worker-from-source'),
    pictureProcess: find('@platen/render/node/picture-process-from-source'),
    sheetThread: find('@platen/sheet/node/sheet-thread-from-source'),
    richTextThread: {
      url: new URL('./resources/storefront/custom-pages/rich-text-thread-from-source.mjs', import.meta.url),
    },
  };
}
