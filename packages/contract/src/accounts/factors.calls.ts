import {
  changedFactorsSchema,
  factorsSchema,
  newTotpSchema,
  passkeyInputSchema,
  passkeyOptionsSchema,
  passkeyUpdateSchema,
  totpConfirmationSchema,
} from '@platen/model/accounts/factors';
import { beforeSecondFactor, reauthenticated, sessionOnly, signedIn } from '../access.ts';
import { defineCalls, idParams } from '../call.ts';

/** Whoever has to set up a second factor must be able to. */
const inPerson = beforeSecondFactor(sessionOnly(signedIn));
const confirmed = reauthenticated(inPerson);

export const factorCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/mine/factors',
    access: inPerson,
    summary: 'Get your second factors',
    response: factorsSchema,
  },
  createTotp: {
    method: 'POST',
    path: '/mine/totp',
    access: confirmed,
    summary: 'Create the secret of an authenticator app; it is inactive until its first code is entered',
    refuses: ['totp_present'],
    response: newTotpSchema,
  },
  confirmTotp: {
    method: 'PUT',
    path: '/mine/totp',
    access: confirmed,
    summary: 'Activate an authenticator app, with its first code',
    refuses: ['totp_present', 'second_factor_wrong'],
    body: totpConfirmationSchema,
    response: changedFactorsSchema,
  },
  deleteTotp: {
    method: 'DELETE',
    path: '/mine/totp',
    access: confirmed,
    summary: 'Remove your authenticator app',
    refuses: ['last_factor'],
    response: factorsSchema,
  },
  passkeyOptions: {
    method: 'POST',
    path: '/mine/passkeys/options',
    access: confirmed,
    summary: 'Get the options for creating a passkey',
    refuses: ['too_many_passkeys'],
    response: passkeyOptionsSchema,
  },
  createPasskey: {
    method: 'POST',
    path: '/mine/passkeys',
    access: confirmed,
    summary: 'Add a passkey',
    refuses: ['passkey_refused', 'passkey_present', 'too_many_passkeys'],
    body: passkeyInputSchema,
    response: changedFactorsSchema,
  },
  updatePasskey: {
    method: 'PUT',
    path: '/mine/passkeys/:id',
    access: inPerson,
    summary: 'Rename a passkey',
    params: idParams,
    body: passkeyUpdateSchema,
    response: factorsSchema,
  },
  deletePasskey: {
    method: 'DELETE',
    path: '/mine/passkeys/:id',
    access: confirmed,
    summary: 'Remove a passkey',
    refuses: ['last_factor'],
    params: idParams,
    response: factorsSchema,
  },
  createRecoveryCodes: {
    method: 'POST',
    path: '/mine/recovery_codes',
    access: confirmed,
    summary: 'Create new recovery codes; the earlier ones stop working',
    refuses: ['no_factor'],
    response: changedFactorsSchema,
  },
});
