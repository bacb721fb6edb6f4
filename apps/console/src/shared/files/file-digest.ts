import { textsIn } from '../../ui/text.ts';
import { currentLocale } from '../locale/locale.ts';
import { requestTexts } from '../request/request.messages.ts';
import type { Md5Message } from './md5-messages.ts';

/** The MD5 of a file, computed in a worker: hashing 500 MB on the main thread would freeze the page for seconds. */
export async function digestFile(
  file: File,
  call: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<string> {
  const t = textsIn(requestTexts, currentLocale());
  call.signal.throwIfAborted();
  const worker = new Worker(new URL('./md5-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<string>((resolve, reject) => {
      call.signal.addEventListener('abort', () => reject(call.signal.reason as Error), { once: true });
      // Without a message if the script itself failed to load: the connection was lost, or a release replaced it.
      worker.addEventListener('error', (event) => reject(new Error(event.message || t('network'))));
      worker.addEventListener('message', ({ data }: MessageEvent<Md5Message>) => {
        if (data.kind === 'progress') call.onProgress(data.share);
        else if (data.kind === 'done') resolve(data.digest);
        else reject(new Error(data.message));
      });
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}
