import { apiBasePath } from '@platen/model/api';
import { isSameHash, keyedHash } from '../../../platform/auth/secrets.ts';
import { type Config, keyFor } from '../../../platform/config/config.ts';
import type { PublicContext } from '../../../platform/context.ts';

/** Recharge numbers are sequential: without the token, anyone could pay or cancel anyone's. */
export function cashierUrl(ctx: Pick<PublicContext, 'request' | 'platform'>, no: string): string {
  return `${ctx.request.origin}${apiBasePath}/demo_cashier/${no}?token=${tokenOf(ctx.platform.config, no)}`;
}

export function isCashierToken(config: Config, no: string, token: string): boolean {
  return isSameHash(Buffer.from(token), Buffer.from(tokenOf(config, no)));
}

function tokenOf(config: Config, no: string): string {
  return keyedHash(keyFor(config, 'demo cashier'), no).toString('base64url');
}
