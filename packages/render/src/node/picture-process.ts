import { setPriority } from 'node:os';
import { type PictureCalls, pictureWork } from './picture-work.ts';
import type { ThreadAnswer } from './job.ts';

/** The entry of a process that works on pictures. One ask at a time, one answer to each. */

// Whoever waits for an answer of the server goes before whoever waits for a picture, which gets its share all the same.
setPriority(5);

// The server is gone, however it ended.
process.on('disconnect', () => process.exit());

process.on('message', (message: { call: keyof PictureCalls; ask: never }) => {
  void answer(message).then((reply) => process.send?.(reply));
});

async function answer({ call, ask }: { call: keyof PictureCalls; ask: never }): Promise<ThreadAnswer> {
  try {
    return { state: 'done', value: await pictureWork[call](ask) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { state: 'failed', name, message };
  }
}
