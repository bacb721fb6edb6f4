import { factorCalls } from '@platen/contract/accounts/factors.calls';
import { route } from '../../../platform/http/route.ts';
import * as factors from './factors.service.ts';
import { createRegistrationOptions } from './passkeys.service.ts';
import { createTotp } from './totp.service.ts';

const hourS = 3600;
/** Codes are short: whoever has the session must not be able to try them all. */
const confirmationLimit = { by: 'caller', max: 30, windowS: hourS } as const;
/** Recovery codes are expensive to make. */
const renewalLimit = { by: 'caller', max: 20, windowS: hourS } as const;

export const factorRoutes = [
  route(factorCalls.get, { run: (ctx) => factors.getFactors(ctx) }),
  route(factorCalls.createTotp, { limits: [confirmationLimit], run: (ctx) => createTotp(ctx) }),
  route(factorCalls.confirmTotp, {
    limits: [confirmationLimit],
    run: (ctx, { body }) => factors.confirmTotp(ctx, body.code),
  }),
  route(factorCalls.deleteTotp, { run: (ctx) => factors.removeTotp(ctx) }),
  route(factorCalls.passkeyOptions, { limits: [confirmationLimit], run: (ctx) => createRegistrationOptions(ctx) }),
  route(factorCalls.createPasskey, { run: (ctx, { body }) => factors.addPasskey(ctx, body) }),
  route(factorCalls.updatePasskey, {
    run: (ctx, { params, body }) => factors.renamePasskey(ctx, params.id, body.name),
  }),
  route(factorCalls.deletePasskey, { run: (ctx, { params }) => factors.removePasskey(ctx, params.id) }),
  route(factorCalls.createRecoveryCodes, { limits: [renewalLimit], run: (ctx) => factors.renewRecoveryCodes(ctx) }),
];
