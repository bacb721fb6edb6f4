import { handledErrorCodes } from '@platen/model/errors/handled-error-codes';
import type { RequestError } from './request-error.ts';

/**
 * The events of the request layer for the rest of the console. The layer itself does not depend on dialogs or the
 * router, so that it works before they exist.
 */
export interface RequestEvents {
  /** The session is not valid or has ended. */
  signedOut: () => void;
  /** The account is frozen. */
  blocked: (error: RequestError) => void;
  /** The account has to set up a second factor before anything else. */
  mustEnroll: () => void;
  /** A request failed and its caller does not show it. */
  failed: (error: RequestError) => void;
}

const listeners = new Set<Partial<RequestEvents>>();

export function onRequestEvents(listener: Partial<RequestEvents>): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The end of a session, a frozen account and a missing second factor are always reported; other failures only if the caller leaves them to us. */
export function emitRequestError(error: RequestError, showError: boolean): void {
  for (const listener of listeners) {
    if (error.isBlockedAccount) listener.blocked?.(error);
    else if (error.code === handledErrorCodes.second_factor_setup_required) listener.mustEnroll?.();
    else if (error.status === 401) listener.signedOut?.();
    else if (showError) listener.failed?.(error);
  }
}
