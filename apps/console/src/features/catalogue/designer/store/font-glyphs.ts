import { queryOptions } from '@tanstack/react-query';

/** Whether a font lacks the glyphs of the default text of new Chinese texts. A file never changes. */
export const lacksChineseGlyphsQuery = (url: string) =>
  queryOptions({
    queryKey: ['font-glyphs', url],
    queryFn: () => checkInWorker(url),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

function checkInWorker(url: string): Promise<boolean> {
  const worker = new Worker(new URL('./font-glyphs-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<boolean>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<boolean>) => resolve(data));
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'no font reader')));
    worker.postMessage(new URL(url, window.location.href).href);
  }).finally(() => worker.terminate());
}
