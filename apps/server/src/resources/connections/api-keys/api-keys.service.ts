import { type CustomerPlan, customerPlanRecords } from '@platen/model/accounts/customer-plans';
import { isCustomer } from '@platen/model/accounts/roles';
import {
  type ApiKey,
  type ApiKeyInput,
  type ApiKeyUpdate,
  apiKeyPrefix,
  apiKeysMax,
  type CreatedApiKey,
  offeredScopes,
} from '@platen/model/connections/api-keys';
import type { SecretRotation } from '@platen/model/connections/secret-rotation';
import type { Page } from '@platen/model/lists/lists';
import type { AuditDraft } from '../../../platform/audit/audit-draft.ts';
import { newToken, tokenHash } from '../../../platform/auth/secrets.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import type { Counter } from '../../../platform/http/rate-limit.ts';
import type { Authenticated } from '../../../platform/http/register-route.ts';
import { accountActor, ownerFor } from '../../actor.ts';
import { isAllowedAddress, withoutMapping } from './allowed-addresses.ts';
import * as queries from './api-keys.queries.ts';

/** The last use of a key is written at most this often, so that not every call becomes a write. */
const touchEveryMs = 60_000;

export function listApiKeys(ctx: RequestContext, list: queries.ApiKeyListQuery): Promise<Page<ApiKey>> {
  return queries.listApiKeys(ctx.db, visibleTo(ctx), list, ctx.platform.settings.timeZone);
}

export async function getApiKey(ctx: RequestContext, id: number): Promise<ApiKey> {
  const key = await queries.findApiKey(ctx.db, visibleTo(ctx), id);
  if (!key) throw appError('not_found');
  return key;
}

/** Only this response contains the whole key; afterwards only its hash is stored. */
export async function createApiKey(ctx: RequestContext, input: ApiKeyInput): Promise<CreatedApiKey> {
  checkExpiry(input);
  const count = await queries.lockAndCountApiKeys(ctx.db, ctx.caller.accountId);
  if (count >= apiKeysMax) throw appError('too_many_api_keys', { limit: apiKeysMax });
  const { token, secret } = newSecret();
  const id = await queries.insertApiKey(ctx.db, {
    ...input,
    ...secret,
    scopes: [...new Set(input.scopes ?? offeredScopes(!isCustomer(ctx.caller.role)))],
    is_unscoped: false,
    addresses: [...new Set(input.addresses)],
    user_id: ctx.caller.accountId,
  });
  return { ...(await getApiKey(ctx, id)), key_value: token };
}

export async function updateApiKey(ctx: RequestContext, id: number, update: ApiKeyUpdate): Promise<ApiKey> {
  const { name, description, expires_at, scopes, addresses } = { ...(await getApiKey(ctx, id)), ...update };
  checkExpiry(update);
  await queries.updateApiKey(ctx.db, id, {
    name,
    description,
    expires_at,
    scopes: [...new Set(scopes)],
    addresses: [...new Set(addresses)],
  });
  return getApiKey(ctx, id);
}

/** A new secret for the same key, so that its name, scopes and history stay. */
export async function rotateApiKey(
  ctx: RequestContext,
  id: number,
  { overlap_hours }: SecretRotation,
): Promise<CreatedApiKey> {
  await getApiKey(ctx, id);
  const { token, secret } = newSecret();
  await queries.replaceSecret(ctx.db, id, secret, overlap_hours);
  return { ...(await getApiKey(ctx, id)), key_value: token };
}

export async function deleteApiKey(ctx: RequestContext, id: number): Promise<void> {
  await getApiKey(ctx, id);
  await queries.deleteApiKey(ctx.db, id);
}

export async function authenticateApiKey(
  db: Db,
  token: string,
  address: string,
  audit: AuditDraft,
): Promise<Authenticated> {
  const owner = await queries.findApiKeyOwner(db, tokenHash(token));
  if (!owner) throw appError('api_key_unknown');
  audit.actorId = owner.id;
  audit.apiKeyId = owner.api_key_id;
  if (owner.is_expired) throw appError('api_key_expired');
  if (owner.is_block) throw appError('account_frozen');
  if (owner.must_enroll) throw appError('second_factor_setup_required');
  const from = withoutMapping(address);
  if (!isAllowedAddress(owner.addresses, from)) throw appError('api_key_address', { address: from });
  const isTouchDue = !owner.last_used_at || Date.now() - Date.parse(owner.last_used_at) > touchEveryMs;
  if (isTouchDue) await queries.touchApiKey(db, owner.api_key_id, from);
  const { api_key_id: apiKeyId, scopes } = owner;
  return {
    caller: accountActor(owner),
    credential: { kind: 'api_key', apiKeyId, scopes },
    counters: countersOf(owner),
  };
}

function countersOf({ id, api_key_id, plan }: { id: number; api_key_id: number; plan: CustomerPlan }): Counter[] {
  const { keyRequestsPerMinute, accountRequestsPerMinute } = customerPlanRecords[plan].limits;
  return [
    { key: `api_key:${api_key_id}`, max: keyRequestsPerMinute, windowS: 60 },
    // A limit per account, because an account may have many keys.
    { key: `api_account:${id}`, max: accountRequestsPerMinute, windowS: 60 },
  ];
}

function newSecret() {
  const { token, hash } = newToken(apiKeyPrefix);
  const key_hint = `${token.slice(0, apiKeyPrefix.length + 4)}…${token.slice(-4)}`;
  return { token, secret: { key_hash: hash, key_hint } };
}

/** A key sees itself alone: one that leaks must not show which others there are, and from where they work. */
function visibleTo({ caller, credential }: RequestContext): queries.VisibleKeys {
  return credential.kind === 'api_key' ? { id: credential.apiKeyId } : { owner: ownerFor(caller) };
}

function checkExpiry({ expires_at }: ApiKeyUpdate): void {
  if (expires_at && Date.parse(expires_at) <= Date.now()) throw appError('expiry_in_past').at('expires_at');
}
