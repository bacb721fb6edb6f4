import {
  type PasskeyAssertion,
  type PasskeyInput,
  type PasskeyOptions,
  type PasskeyRegistration,
  passkeysMax,
} from '@platen/model/accounts/factors';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Context, PublicContext, RequestContext } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { getApplicationInfo } from '../../factory/application/application.service.ts';
import { getUserWithWallet } from '../users/users.service.ts';
import * as queries from './passkeys.queries.ts';

const challengeLifeMs = 5 * 60_000;

/** A passkey belongs to the host name under which the browser knows this server. */
function siteOf({ request }: PublicContext): { origin: string; rpID: string } {
  const { origin, hostname } = new URL(request.origin);
  return { origin, rpID: hostname };
}

const toDescriptor = ({ credential_id, transports }: queries.PasskeyRow) => ({ id: credential_id, transports });

/** Every passkey verifies its user (fingerprint, face or PIN), because alone it replaces password and second factor. */
export async function createRegistrationOptions(ctx: RequestContext): Promise<PasskeyOptions> {
  const passkeys = await queries.listPasskeys(ctx.db, ctx.caller.id);
  if (passkeys.length >= passkeysMax) throw appError('too_many_passkeys', { limit: passkeysMax });
  const [{ name }, user] = [await getApplicationInfo(ctx), await getUserWithWallet(ctx.db, ctx.caller.id)];
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: siteOf(ctx).rpID,
    userName: user.login_name,
    userDisplayName: user.screen_name,
    userID: new TextEncoder().encode(user.tracking_code),
    excludeCredentials: passkeys.map(toDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const challenge = { challenge: options.challenge, purpose: 'register', user_id: ctx.caller.id } as const;
  await queries.insertChallenge(ctx.db, challenge, challengeLifeMs);
  return { ...options };
}

export async function addPasskey(ctx: RequestContext, { name, passkey }: PasskeyInput): Promise<void> {
  const registered = await verifyRegistration(ctx, passkey);
  if (!registered) throw appError('passkey_refused');
  const { credential, credentialBackedUp } = registered;
  if ((await queries.listPasskeys(ctx.db, ctx.caller.id)).length >= passkeysMax) {
    throw appError('too_many_passkeys', { limit: passkeysMax });
  }
  const isNew = await queries.insertPasskey(ctx.db, {
    user_id: ctx.caller.id,
    name,
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    is_synced: credentialBackedUp,
  });
  if (!isNew) throw appError('passkey_present');
}

async function verifyRegistration(ctx: RequestContext, passkey: PasskeyRegistration) {
  const { origin, rpID } = siteOf(ctx);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: passkey as RegistrationResponseJSON,
      expectedChallenge: async (challenge) =>
        (await queries.takeChallenge(ctx.db, challenge, 'register'))?.user_id === ctx.caller.id,
      expectedOrigin: origin,
      expectedRPID: rpID,
    });
    return registrationInfo;
  } catch (error) {
    ctx.log.info({ err: error }, 'a new passkey was refused');
    return undefined;
  }
}

/** Without an owner, any passkey that the browser has for this host may answer. */
export async function createAssertionOptions(
  ctx: PublicContext,
  purpose: queries.ChallengePurpose,
  userId: number | null,
): Promise<PasskeyOptions> {
  const allowed = userId === null ? [] : await queries.listPasskeys(ctx.db, userId);
  if (userId !== null && allowed.length === 0) throw appError('no_factor');
  const options = await generateAuthenticationOptions({
    rpID: siteOf(ctx).rpID,
    allowCredentials: allowed.map(toDescriptor),
    userVerification: 'required',
  });
  await queries.insertChallenge(ctx.db, { challenge: options.challenge, purpose, user_id: userId }, challengeLifeMs);
  return { ...options };
}

/** The owner of the passkey that has answered a challenge of this purpose; undefined if it must not be trusted. */
export async function usePasskey(
  ctx: PublicContext,
  assertion: PasskeyAssertion,
  purpose: queries.ChallengePurpose,
): Promise<number | undefined> {
  const passkey = await queries.findPasskey(ctx.db, assertion.id);
  if (!passkey) return undefined;
  const { origin, rpID } = siteOf(ctx);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: assertion as AuthenticationResponseJSON,
      expectedChallenge: async (challenge) => {
        const issued = await queries.takeChallenge(ctx.db, challenge, purpose);
        return issued !== undefined && (issued.user_id === null || issued.user_id === passkey.user_id);
      },
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    });
    if (!verified) return undefined;
    const use = { counter: authenticationInfo.newCounter, is_synced: authenticationInfo.credentialBackedUp };
    await queries.updateUse(ctx.db, passkey.id, use);
    return passkey.user_id;
  } catch (error) {
    ctx.log.info({ err: error }, 'a passkey was refused');
    return undefined;
  }
}

export async function renamePasskey(ctx: Context, id: number, name: string): Promise<void> {
  if (!(await queries.updateName(ctx.db, ctx.caller.id, id, name))) throw appError('not_found');
}

export async function removePasskey(ctx: Context, id: number): Promise<void> {
  if (!(await queries.deletePasskey(ctx.db, ctx.caller.id, id))) throw appError('not_found');
}
