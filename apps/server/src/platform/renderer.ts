import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { openRenderCrew, type RenderCrew } from '@platen/render/node';

/** Where the code of a render thread is; built beside the server, or the source itself in development. */
export interface RenderWorker {
  url: URL | string;
  execArgv?: readonly string[];
}

/** For development and tests, where nothing is built. */
export function sourceRenderWorker(): RenderWorker {
  return { url: pathToFileURL(createRequire(import.meta.url).resolve('@platen/render/node/worker-from-source')) };
}

/** The threads that draw. They start with the first image: a process that only answers requests never has them. */
export interface Renderer {
  crew(): RenderCrew;
  close(): Promise<void>;
}

export function createRenderer(worker: RenderWorker): Renderer {
  let crew: RenderCrew | undefined;
  return {
    crew() {
      crew ??= openRenderCrew({ worker });
      return crew;
    },
    async close() {
      await crew?.close();
    },
  };
}
