import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { WorkerCode } from '@platen/render/node';
import { createYielder } from '../../../platform/process/yielder.ts';
import { cleanRichText } from './rich-text.ts';

/** A text of this length is cleaned within milliseconds, faster than starting a thread. */
const lengthOnLoopMax = 2000;

const threadHeapMaxMb = 512;

/**
 * Cleans each text. The longest text of a page can take 100 ms (50,000 `<`) and would block the event loop, so long
 * texts are cleaned in a thread.
 */
export async function cleanRichTexts(thread: WorkerCode, texts: Iterable<string>): Promise<Map<string, string>> {
  const cleaned = new Map<string, string>();
  const long = new Set<string>();
  const yieldIfDue = createYielder();
  for (const text of texts) {
    await yieldIfDue();
    if (text.length > lengthOnLoopMax) long.add(text);
    else cleaned.set(text, cleanRichText(text));
  }
  if (long.size > 0) {
    const originals = [...long];
    const results = await cleanInThread(thread, originals);
    for (const [index, text] of originals.entries()) cleaned.set(text, results[index] ?? '');
  }
  return cleaned;
}

async function cleanInThread({ url }: WorkerCode, texts: readonly string[]): Promise<string[]> {
  const worker = new Worker(url, { workerData: texts, resourceLimits: { maxOldGenerationSizeMb: threadHeapMaxMb } });
  try {
    // Rejects with the thread's error, so that nothing uncleaned is stored.
    const [results] = (await once(worker, 'message')) as [string[]];
    return results;
  } finally {
    await worker.terminate();
  }
}
