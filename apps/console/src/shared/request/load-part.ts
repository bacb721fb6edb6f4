import { serverWatch } from './server-away.ts';

/** A part of the console that the server does not have: a newer build has replaced the one that runs here. */
export class MissingPart extends Error {
  override name = 'MissingPart';
}

/**
 * Loads a part of the console. While the server is away it waits for it; a part that is gone though the server is there
 * is a `MissingPart`, for whoever shows it to reload the page.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    serverWatch.noteAway();
    await Promise.all([serverWatch.askNow(), serverWatch.back()]);
    return load().catch((cause: unknown) => {
      throw new MissingPart('part of an older build', { cause });
    });
  }
}

const reloadMark = 'platen:reloaded-at';
const reloadAgainMs = 60_000;

/** Reloads for a newer build, once: where that did not help, a page that reloads for ever would help nobody. */
export function reloadOnce(): boolean {
  const isFresh = Date.now() - Number(sessionStorage.getItem(reloadMark) ?? 0) > reloadAgainMs;
  if (!isFresh) return false;
  sessionStorage.setItem(reloadMark, String(Date.now()));
  window.location.reload();
  return true;
}
