import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type HandCode, openRenderPool, type RenderPool } from '@platen/render/node';

/** Where the code is that runs beside the server; built beside it, or the source itself in development. */
export interface ImageCode {
  renderWorker: HandCode;
  pictureProcess: HandCode;
}

/** For development and tests, where nothing is built. */
export function sourceImageCode(): ImageCode {
  const find = (name: string) => ({ url: pathToFileURL(createRequire(import.meta.url).resolve(name)) });
  return {
    renderWorker: find('@platen/render/node/worker-from-source'),
    pictureProcess: find('@platen/render/node/picture-process-from-source'),
  };
}

/** The threads that draw. They start with the first image: a process that only answers requests never has them. */
export interface Renderer {
  pool(): RenderPool;
  close(): Promise<void>;
}

export function createRenderer(worker: HandCode): Renderer {
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
