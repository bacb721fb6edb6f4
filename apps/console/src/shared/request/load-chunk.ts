import { serverWatch } from './server-availability.ts';

/** A chunk of the console that the server does not have: a newer build has replaced this one. */
export class MissingChunkError extends Error {
  override name = 'MissingChunkError';
}

/**
 * Loads a chunk of the console. While the server is unavailable it waits; if the server is available but the chunk is
 * gone, it throws a `MissingChunkError`, for the error screen to reload the page.
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

/** Reloads for a newer build, once: if that did not help, reloading again would be an endless loop. */
export function reloadOnce(): boolean {
  const isFresh = Date.now() - Number(sessionStorage.getItem(reloadedAtKey) ?? 0) > reloadIntervalMs;
  if (!isFresh) return false;
  sessionStorage.setItem(reloadedAtKey, String(Date.now()));
  window.location.reload();
  return true;
}
