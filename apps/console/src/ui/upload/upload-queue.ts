import type { StoredFile, UploadCall, UploadPhase } from './upload.types.ts';

/** A pending upload. It leaves the queue when it is stored or canceled. */
export interface PendingUpload {
  /** Increases in the order in which files were selected. */
  key: number;
  file: File;
  state: 'waiting' | UploadPhase | 'failed';
  /** The progress of the phase, from 0 to 1. */
  share: number;
  /** Why it failed. */
  message?: string;
}

export interface UploadQueue {
  add: (files: readonly File[]) => void;
  /** Cancels a file, also a failed one: nothing more is sent. */
  cancel: (key: number) => void;
  cancelAll: () => void;
  retry: (key: number) => void;
  /** Replaces the handlers: uploads outlive the render that started them. */
  connect: (handlers: UploadHandlers) => void;
  subscribe: (listener: () => void) => () => void;
  getUploads: () => readonly PendingUpload[];
}

export interface UploadHandlers {
  upload: (file: File, call: Omit<UploadCall, 'tags'>) => Promise<StoredFile>;
  onStored: (stored: StoredFile, key: number) => void;
}

/** More at once would share the same bandwidth and only slow each other down, and hashing takes a core. */
const parallelMax = 3;

export function createUploadQueue(first: UploadHandlers): UploadQueue {
  let handlers = first;
  const listeners = new Set<() => void>();
  const running = new Map<number, AbortController>();
  let uploads: readonly PendingUpload[] = [];
  let nextKey = 1;

  function set(next: readonly PendingUpload[]) {
    uploads = next;
    for (const listener of listeners) listener();
  }
  const change = (key: number, changes: Partial<PendingUpload>) =>
    set(uploads.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  const drop = (key: number) => set(uploads.filter((each) => each.key !== key));

  async function run({ key, file }: PendingUpload) {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(key, controller);
    try {
      const onProgress = (phase: UploadPhase, share: number) => {
        if (!signal.aborted) change(key, { state: phase, share });
      };
      const stored = await handlers.upload(file, { signal, onProgress });
      // Canceled at the very end: the file is stored, but no longer wanted.
      if (signal.aborted) return;
      drop(key);
      handlers.onStored(stored, key);
    } catch (cause) {
      if (!signal.aborted) {
        change(key, { state: 'failed', message: cause instanceof Error ? cause.message : String(cause) });
      }
    } finally {
      running.delete(key);
      startWaiting();
    }
  }

  function startWaiting() {
    for (const each of uploads) {
      if (running.size >= parallelMax) return;
      if (each.state !== 'waiting' || running.has(each.key)) continue;
      void run(each);
    }
  }

  function cancel(key: number) {
    running.get(key)?.abort();
    drop(key);
  }

  return {
    add(files) {
      const added = files.map((file): PendingUpload => ({ key: nextKey++, file, state: 'waiting', share: 0 }));
      set([...uploads, ...added]);
      startWaiting();
    },
    cancel,
    cancelAll() {
      for (const { key } of uploads) cancel(key);
    },
    retry(key) {
      change(key, { state: 'waiting', share: 0 });
      startWaiting();
    },
    connect(next) {
      handlers = next;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getUploads: () => uploads,
  };
}
