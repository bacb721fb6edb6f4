import type { PasskeyAssertion, PasskeyOptions, PasskeyRegistration } from '@platen/model/accounts/factors';
import { loadChunk } from '../request/load-chunk.ts';

/** Loaded when it is needed: most people sign in without a passkey. */
const load = () => loadChunk(() => import('@simplewebauthn/browser'));

/** Passkeys belong to a host name, so they do not work at an IP address, nor over http except on `localhost`. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);

/** Undefined if the person has closed the browser's dialog, or has no passkey for this site. */
async function unlessDismissed<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof Error && (cause.name === 'NotAllowedError' || cause.name === 'AbortError')) return undefined;
    throw cause;
  }
}

/** Has the browser ask for a passkey. The options come from the server as WebAuthn defines them. */
export async function askForPasskey(options: PasskeyOptions): Promise<PasskeyAssertion | undefined> {
  const { startAuthentication } = await load();
  const given = await unlessDismissed(() => startAuthentication({ optionsJSON: options }));
  return given as PasskeyAssertion | undefined;
}

export async function createPasskey(options: PasskeyOptions): Promise<PasskeyRegistration | undefined> {
  const { startRegistration } = await load();
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const made = await unlessDismissed(() => startRegistration({ optionsJSON: options as unknown as Options }));
  return made as PasskeyRegistration | undefined;
}
