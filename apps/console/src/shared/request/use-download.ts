import { useEffect, useRef, useState } from 'react';
import type { DownloadOptions, DownloadProgress } from './download.ts';

/** Often enough to look alive; each one renders the screen. */
const progressEveryMs = 100;

type Running = Required<Pick<DownloadOptions, 'signal' | 'onProgress'>>;

/**
 * One download at a time, with its progress. `run` gets what it must pass on to the call. Cancelling, or leaving the
 * screen, aborts the call; nothing is said then, since whoever cancels knows.
 */
export function useDownload() {
  const [progress, setProgress] = useState<DownloadProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(run: (call: Running) => Promise<unknown>): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ receivedBytes: 0, totalBytes: undefined });
    let shownAtMs = 0;
    try {
      await run({
        signal: controller.signal,
        onProgress: (next) => {
          if (performance.now() - shownAtMs < progressEveryMs) return;
          shownAtMs = performance.now();
          setProgress(next);
        },
      });
    } finally {
      running.current = undefined;
      setProgress(undefined);
    }
  }

  return { progress, start, cancel: () => running.current?.abort() };
}
