import { parentPort, workerData } from 'node:worker_threads';
import { cleanRichText } from './rich-text.ts';

/** Cleans the texts that this thread was started with, and ends. */
parentPort?.postMessage((workerData as string[]).map(cleanRichText));
