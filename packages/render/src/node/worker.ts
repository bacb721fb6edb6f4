import { parentPort } from 'node:worker_threads';
import { RefusedError } from '../findings.ts';
import type { ThreadAnswer, ThreadAsk } from './job.ts';
import type { PngStrip } from './png.ts';
import { doWork } from './thread-work.ts';

/** The entry of a thread of a render pool. One ask at a time, one answer to each. */
parentPort?.on('message', (message: ThreadAsk) => {
  void answer(message).then((reply) => parentPort?.postMessage(reply, movedWith(message, reply)));
});

/** A strip has several megabytes, of which a copy would stay here until memory runs short. */
function movedWith({ call }: ThreadAsk, reply: ThreadAnswer): ArrayBuffer[] {
  return call === 'strip' && reply.state === 'done' ? [(reply.value as PngStrip).compressed.buffer] : [];
}

async function answer({ call, ask }: ThreadAsk): Promise<ThreadAnswer> {
  try {
    return { state: 'done', value: await doWork(call, ask as never) };
  } catch (error) {
    if (error instanceof RefusedError) return { state: 'refused', findings: error.findings };
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { state: 'failed', name, message };
  }
}
