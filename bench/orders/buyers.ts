import { sql } from 'kysely';
import { tokenHash } from '../../apps/server/src/platform/auth/secrets.ts';
import { createUser } from '../../apps/server/src/resources/accounts/users/users.service.ts';
import { injectClient } from '../../apps/server/src/testing/inject-client.ts';
import { type BenchServer, benchPassword } from '../lists/server.ts';

export interface Buyer {
  id: number;
  keyId: number;
  /** An API key. */
  token: string;
}

/** Creates customers with credit and one API key each, because calls are limited for each key. */
export async function openBuyers({ app, signIn }: BenchServer, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (let index = 0; index < count; index++) {
    const login_name = `buyer${index}`;
    const person = { login_name, password: benchPassword, role: 'customer', screen_name: login_name } as const;
    const id = await createUser(app.platform.db, person);
    const api = injectClient(app.http, await signIn(login_name));
    const { id: keyId, key_value: token } = await api('POST /api_keys', { body: { name: 'bench' } });
    buyers.push({ id, keyId, token });
    await sql`update wallets set advance_fen = 100000000000 where user_id = ${id}`.execute(app.platform.db);
  }
  return buyers;
}

/** The values in recorded statements to replace when they are replayed for another buyer. */
export function buyerReplacements(recorded: Buyer, buyer: Buyer): [unknown, unknown][] {
  return [
    [recorded.id, buyer.id],
    [recorded.keyId, buyer.keyId],
    [`api_key:${recorded.keyId}`, `api_key:${buyer.keyId}`],
    [`api_account:${recorded.id}`, `api_account:${buyer.id}`],
    [tokenHash(recorded.token).toString('hex'), tokenHash(buyer.token)],
  ];
}
