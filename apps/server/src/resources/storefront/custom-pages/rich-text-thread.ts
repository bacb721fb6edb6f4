import { parentPort, workerData } from 'node:worker_threads';
import { cleanRichText } from './rich-text.ts';

/** Cleans the texts in the thread's worker data and ends. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage((workerData as string[]).map(cleanRichText));
