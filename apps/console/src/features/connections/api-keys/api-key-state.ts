import type { ApiKey } from '@platen/model/connections/api-keys';
import type { StateOf } from '../../../shared/states.ts';

/** A week is enough to replace a key before the programs that use it stop working. */
const warningMs = 7 * 24 * 3_600_000;

export function apiKeyState(key: Pick<ApiKey, 'expires_at'>, nowMs: number): StateOf<'api_key'> {
  if (!key.expires_at) return 'active';
  const leftMs = Date.parse(key.expires_at) - nowMs;
  if (leftMs <= 0) return 'expired';
  return leftMs < warningMs ? 'expiring' : 'active';
}
