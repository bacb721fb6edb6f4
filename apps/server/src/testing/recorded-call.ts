import { isAudited, keyOf } from '@platen/contract/call';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '../platform/database/database.ts';
import { findCall } from './documented-refusal.ts';

export interface AnsweredCall {
  method: string;
  url: string;
  status: number;
  requestId: string;
  /** Whether the response may be that of an earlier call with the same key. */
  mayBeRepeated: boolean;
}

/** Every change of every test leaves exactly one entry in the audit log. */
export async function expectAuditEntry(db: Db, answered: AnsweredCall): Promise<void> {
  const { method, url, status, requestId, mayBeRepeated } = answered;
  const call = findCall(method, url);
  if (!call || method === 'GET' || !isAudited(call) || status !== 200) return;
  async function listActions(): Promise<string[]> {
    const { rows } = await sql<{ action: string }>`
      select action from audit_entries where request_id = ${requestId}`.execute(db);
    return rows.map(({ action }) => action);
  }
  if (mayBeRepeated && (await listActions()).length === 0) return;
  // A call that sends its response itself is recorded right after it.
  await vi.waitFor(
    async () => expect(await listActions(), `the audit entries of ${method} ${url}`).toEqual([keyOf(call)]),
    { timeout: 10_000, interval: 20 },
  );
}
