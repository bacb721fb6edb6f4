import { useEffect, useRef, useState } from 'react';
import { showFailureDialog } from '../../ui/feedback.tsx';
import { useAfterDelay } from '../../ui/hooks/use-after-delay.ts';
import { loadingDelayMs } from '../../ui/timing.ts';
import type { DownloadOptions, DownloadProgress } from './download.ts';
import { RequestError } from './request-error.ts';

/** Often enough to look alive; each update renders the screen. */
const progressIntervalMs = 100;

type Running = Required<Pick<DownloadOptions, 'signal' | 'onProgress'>>;

/** Failures that need no message: the user canceled, or the session ended, which has a dialog of its own. */
const isExpected = (cause: unknown) =>
  cause instanceof RequestError && (cause.kind === 'aborted' || cause.status === 401);

interface Download {
  /** Runs the request with these options. */
  run: (call: Running) => Promise<unknown>;
  /** The title of the failure dialog. */
  failedTitle: string;
  /** Rewords the failure for what was downloaded. */
  reword?: (cause: unknown) => unknown;
}

/** `canceled`: follow-up downloads are not wanted either. */
export type DownloadResult = 'saved' | 'failed' | 'canceled';

/**
 * One download at a time, with its progress once it takes a while. Canceling, or leaving the screen, aborts the request
 * silently; every other failure opens a dialog.
 */
export function useDownload() {
  const [progress, setProgress] = useState<DownloadProgress>();
  const isLong = useAfterDelay(progress !== undefined, loadingDelayMs);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start({ run, failedTitle, reword = (cause) => cause }: Download): Promise<DownloadResult> {
    if (running.current) return 'canceled';
    const controller = new AbortController();
    running.current = controller;
    setProgress({ receivedBytes: 0, totalBytes: undefined });
    let shownAtMs = 0;
    try {
      await run({
        signal: controller.signal,
        onProgress: (next) => {
          if (performance.now() - shownAtMs < progressIntervalMs) return;
          shownAtMs = performance.now();
          setProgress(next);
        },
      });
      return 'saved';
    } catch (cause) {
      if (isExpected(cause)) return 'canceled';
      showFailureDialog(reword(cause), failedTitle);
      return 'failed';
    } finally {
      running.current = undefined;
      setProgress(undefined);
    }
  }

  return { progress: isLong ? progress : undefined, start, cancel: () => running.current?.abort() };
}
