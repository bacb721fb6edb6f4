import { serverWatch } from './server-availability.ts';

/** A part of the console that the server does not have: a newer build has replaced the one that runs here. */
export class MissingChunkError extends Error {
  override name = 'MissingChunkError';
}

/**
 * Loads a part of the console. While the server is away it waits for it; a part that is gone though the server is there
 * is a `MissingChunkError`, for whoever shows it to reload the page.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    serverWatch.reportUnavailable();
    await Promise.all([serverWatch.checkNow(), serverWatch.whenAvailable()]);
    return load().catch((cause: unknown) => {
      throw new MissingChunkError('part of an older build', { cause });
    });
  }
}

const reloadedAtKey = 'platen:reloaded-at';
const reloadIntervalMs = 60_000;

/** Reloads for a newer build, once: where that did not help, a page that reloads for ever would help nobody. */
export function reloadOnce(): boolean {
  const isFresh = Date.now() - Number(sessionStorage.getItem(reloadedAtKey) ?? 0) > reloadIntervalMs;
  if (!isFresh) return false;
  sessionStorage.setItem(reloadedAtKey, String(Date.now()));
  window.location.reload();
  return true;
}
