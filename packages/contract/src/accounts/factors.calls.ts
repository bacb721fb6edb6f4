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
import { auditOf } from '../audit.ts';
import { defineCalls, idParams } from '../call.ts';

const account = auditOf('mine');
/** Well-formed, and made by no authenticator. */
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const unknownPasskey = { ...credential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };

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
    audit: account.withoutId({ zh: '开始设置验证器应用', en: 'Started to set up an authenticator app' }),
    summary: 'Create the secret of an authenticator app; it is inactive until its first code is entered',
    refuses: ['totp_present'],
    response: newTotpSchema,
  },
  confirmTotp: {
    method: 'PUT',
    path: '/mine/totp',
    access: confirmed,
    audit: account.withoutId({ zh: '启用验证器应用', en: 'Set up an authenticator app' }),
    // With a wrong code.
    sample: { body: { code: '000000' }, answers: 400 },
    summary: 'Activate an authenticator app, with its first code',
    refuses: ['totp_present', 'second_factor_wrong'],
    body: totpConfirmationSchema,
    response: changedFactorsSchema,
  },
  deleteTotp: {
    method: 'DELETE',
    path: '/mine/totp',
    access: confirmed,
    audit: account.withoutId({ zh: '移除验证器应用', en: 'Removed their authenticator app' }),
    summary: 'Remove your authenticator app',
    refuses: ['last_factor'],
    response: factorsSchema,
  },
  passkeyOptions: {
    method: 'POST',
    path: '/mine/passkeys/options',
    access: confirmed,
    audit: account.withoutId({ zh: '开始添加通行密钥', en: 'Started to add a passkey' }),
    summary: 'Get the options for creating a passkey',
    refuses: ['too_many_passkeys'],
    response: passkeyOptionsSchema,
  },
  createPasskey: {
    method: 'POST',
    path: '/mine/passkeys',
    access: confirmed,
    audit: account.withoutId({ zh: '添加通行密钥', en: 'Added a passkey' }),
    // With a passkey that no browser made.
    sample: { body: { name: 'Laptop', passkey: unknownPasskey }, answers: 400 },
    summary: 'Add a passkey',
    refuses: ['passkey_refused', 'passkey_present', 'too_many_passkeys'],
    body: passkeyInputSchema,
    response: changedFactorsSchema,
  },
  updatePasskey: {
    method: 'PUT',
    path: '/mine/passkeys/:id',
    access: inPerson,
    audit: account.byPath({ zh: '重命名通行密钥', en: 'Renamed a passkey' }),
    withoutReauthentication: 'own_details',
    sample: { params: { id: 999_999 }, body: { name: 'Laptop' }, answers: 404 },
    summary: 'Rename a passkey',
    params: idParams,
    body: passkeyUpdateSchema,
    response: factorsSchema,
  },
  deletePasskey: {
    method: 'DELETE',
    path: '/mine/passkeys/:id',
    access: confirmed,
    audit: account.byPath({ zh: '移除通行密钥', en: 'Removed a passkey' }),
    sample: { params: { id: 999_999 }, answers: 404 },
    summary: 'Remove a passkey',
    refuses: ['last_factor'],
    params: idParams,
    response: factorsSchema,
  },
  createRecoveryCodes: {
    method: 'POST',
    path: '/mine/recovery_codes',
    access: confirmed,
    audit: account.withoutId({ zh: '重新生成恢复代码', en: 'Created new recovery codes' }),
    // Without a factor there is nothing to recover.
    sample: { answers: 409 },
    summary: 'Create new recovery codes; the earlier ones stop working',
    refuses: ['no_factor'],
    response: changedFactorsSchema,
  },
});
