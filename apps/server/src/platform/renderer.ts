import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { openRenderPool, type RenderPool } from '@platen/render/node';

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
  pool(): RenderPool;
  close(): Promise<void>;
}

export function createRenderer(worker: RenderWorker): Renderer {
  let pool: RenderPool | undefined;
  return {
    pool() {
      pool ??= openRenderPool({ worker });
      return pool;
    },
    async close() {
      await pool?.close();
    },
  };
}
