import { setPriority } from 'node:os';
import type { ThreadResponse } from './job.ts';
import { type PictureCalls, pictureHandlers } from './picture-handlers.ts';

/** The entry point of a picture process. It gets one request at a time and answers each with one response. */

// HTTP requests to the server must not wait for pictures. At this priority, pictures still get some processor time.
setPriority(5);

// The channel closes when the server exits, and the process must not outlive it.
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
