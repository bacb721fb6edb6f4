import { openRenderPool, type RenderPool, type WorkerCode } from '@platen/render/node';

/** The render pool. It starts with the first image, so a process that only serves requests never has it. */
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
