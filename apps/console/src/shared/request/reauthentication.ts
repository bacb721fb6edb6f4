import { handledErrorCodes } from '@platen/model/errors/handled-error-codes';
import type { RequestError } from './request-error.ts';

/** Asks the person to confirm who they are; false if they do not want to. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** The dialog that asks. The request layer does not depend on dialogs, so that it works before they exist. */
export function onReauthentication(handler: Ask): () => void {
  ask = handler;
  return () => {
    ask = undefined;
  };
}

export const needsReauthentication = ({ code }: RequestError): boolean =>
  code === handledErrorCodes.reauthentication_required;

/** Several requests that are refused at once ask once. */
export function confirmIdentity(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}
