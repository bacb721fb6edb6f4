import { parentPort, workerData } from 'node:worker_threads';
import { cleanRichText } from './rich-text.ts';

/** Cleans the texts in the thread's worker data and ends. */
parentPort?.postMessage((workerData as string[]).map(cleanRichText));
