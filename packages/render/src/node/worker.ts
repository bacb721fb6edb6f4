import { parentPort } from 'node:worker_threads';
import { RefusedError } from '../findings.ts';
import type { ThreadRequest, ThreadResponse } from './job.ts';
import type { PngStrip } from './png.ts';
import { handleCall } from './thread-handlers.ts';

/** The entry point of a render thread. It gets one request at a time and answers each with one response. */
parentPort?.on('message', (message: ThreadRequest) => {
  void handle(message).then((reply) => parentPort?.postMessage(reply, transferredWith(message, reply)));
});

/** A strip has several megabytes. It is transferred, because a copy would linger until the next garbage collection. */
function transferredWith({ call }: ThreadRequest, reply: ThreadResponse): ArrayBuffer[] {
  return call === 'strip' && reply.state === 'done' ? [(reply.value as PngStrip).compressed.buffer] : [];
}

async function handle({ call, input }: ThreadRequest): Promise<ThreadResponse> {
  try {
    return { state: 'done', value: await handleCall(call, input as never) };
  } catch (error) {
    if (error instanceof RefusedError) return { state: 'refused', findings: error.findings };
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { state: 'failed', name, message };
  }
}
