import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { idempotencyKeyLengthMax, idempotencyKeyLifeMs } from '@platen/model/api';
import { type Generated, sql } from 'kysely';
import { seal, unseal } from '../auth/secrets.ts';
import { type Config, keyFor } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { appError } from '../errors/app-error.ts';

declare module '../database/database.ts' {
  interface Database {
    idempotency_keys: {
      user_id: number;
      key: string;
      request_hash: Buffer;
      answer: Buffer | null;
      created_at: Generated<string>;
    };
  }
}
const idempotencyHeader = 'idempotency-key';

interface Request {
  userId: number;
  key: string;
  method: string;
  path: string;
  /** Null for a request without a body. */
  bodyDigest: Buffer | null;
}

/**
 * An empty key counts as missing. A key that is too long is refused, not truncated, because two keys could share the
 * beginning.
 */
export function findIdempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers[idempotencyHeader];
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length > idempotencyKeyLengthMax) {
    throw appError('idempotency_key_too_long', { limit: idempotencyKeyLengthMax }).at(idempotencyHeader);
  }
  return key;
}

/**
 * Runs `run` once for a key. The key's row is written in the same transaction, so a second request with the same key
 * waits for the first to commit and then gets its response. An error rolls the key back too, so that the caller can fix
 * the request and send it again.
 * Responses are sealed, because the response of a new API key contains the key itself.
 */
export async function runOnce<T>(db: Db, config: Config, request: Request, run: () => Promise<T>): Promise<T> {
  const requestHash = hashOf(request);
  const inserted = await db
    .insertInto('idempotency_keys')
    .values({ user_id: request.userId, key: request.key, request_hash: requestHash })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .executeTakeFirst();
  const sealKey = keyFor(config, 'idempotency');
  const byKey = db.selectFrom('idempotency_keys').where('user_id', '=', request.userId).where('key', '=', request.key);
  if (Number(inserted.numInsertedOrUpdatedRows ?? 0) === 0) {
    const first = await byKey.select(['request_hash', 'answer']).executeTakeFirstOrThrow();
    if (!first.request_hash.equals(requestHash) || !first.answer) throw appError('idempotency_key_reused');
    return JSON.parse(unsealResponse(sealKey, first.answer)) as T;
  }
  const response = await run();
  await db
    .updateTable('idempotency_keys')
    .set({ answer: seal(sealKey, JSON.stringify(response)) })
    .where('user_id', '=', request.userId)
    .where('key', '=', request.key)
    .execute();
  return response;
}

/** With another secret, the response cannot be read, and the request must not run a second time. */
function unsealResponse(key: Buffer, sealed: Buffer): string {
  try {
    return unseal(key, sealed);
  } catch {
    throw appError('idempotency_answer_lost');
  }
}

function hashOf({ method, path, bodyDigest }: Request): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([method, path, bodyDigest?.toString('base64')]))
    .digest();
}

export async function sweepIdempotencyKeys(db: Db): Promise<void> {
  const lifeS = idempotencyKeyLifeMs / 1000;
  await sql`delete from idempotency_keys where created_at < now() - make_interval(secs => ${lifeS})`.execute(db);
}
