import { captchaLifeMs } from '@platen/model/accounts/accounts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    captchas: { token_hash: Buffer; answer: string; expires_at: string };
  }
}

export async function insertCaptcha(db: Db, tokenHash: Buffer, answer: string): Promise<void> {
  const expiresAt = new Date(Date.now() + captchaLifeMs).toISOString();
  await db.insertInto('captchas').values({ token_hash: tokenHash, answer, expires_at: expiresAt }).execute();
}

/** Deletes the captcha whatever the answer: one attempt for each picture. */
export async function consumeCaptcha(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const row = await db
    .deleteFrom('captchas')
    .where('token_hash', '=', tokenHash)
    .returning(['answer', sql<boolean>`expires_at > now()`.as('is_live')])
    .executeTakeFirst();
  return row?.is_live ? row.answer : undefined;
}

/** @public */
export async function sweepCaptchas(db: Db): Promise<void> {
  await db.deleteFrom('captchas').where('expires_at', '<=', sql<string>`now()`).execute();
}
