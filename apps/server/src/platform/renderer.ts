import { type WorkerCode, openRenderPool, type RenderPool } from '@platen/render/node';

/** The threads that draw. They start with the first image: a process that only answers requests never has them. */
export interface Renderer {
  pool(): RenderPool;
  close(): Promise<void>;
}

export function createRenderer(worker: WorkerCode): Renderer {
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
