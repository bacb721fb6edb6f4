import { setPriority } from 'node:os';
import { type PictureCalls, pictureHandlers } from './picture-handlers.ts';
import type { ThreadResponse } from './job.ts';

/** The entry of a process that works on pictures. It gets one request at a time and sends one response to each. */

// Requests to the server go before pictures, which still get their share of the processor.
setPriority(5);

// The server has ended.
process.on('disconnect', () => process.exit());

process.on('message', (message: { call: keyof PictureCalls; input: never }) => {
  void handle(message).then((reply) => process.send?.(reply));
});

async function handle({ call, input }: { call: keyof PictureCalls; input: never }): Promise<ThreadResponse> {
  try {
    return { state: 'done', value: await pictureHandlers[call](input) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { state: 'failed', name, message };
  }
}
