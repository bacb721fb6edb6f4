import type { RequestError } from './request-error.ts';

/**
 * What the request layer tells the rest of the console. The layer itself knows no dialogs and no router, so that it
 * works before they exist.
 */
export interface RequestEvents {
  /** The session is not valid (any more). */
  signedOut: () => void;
  /** The account is frozen. */
  blocked: (error: RequestError) => void;
  /** A call failed and its caller does not show it. */
  failed: (error: RequestError) => void;
}

const listeners = new Set<Partial<RequestEvents>>();

export function onRequestEvents(listener: Partial<RequestEvents>): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A session's end and a frozen account are told always; other failures only where the caller leaves them to us. */
export function emitRequestError(error: RequestError, showError: boolean): void {
  for (const listener of listeners) {
    if (error.isBlockedAccount) listener.blocked?.(error);
    else if (error.status === 401) listener.signedOut?.();
    else if (showError) listener.failed?.(error);
  }
}
