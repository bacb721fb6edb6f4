import { sql } from 'kysely';
import type { useTestApp } from '../../../../testing/test-app.ts';

/** A recharge that somebody else has approved, and that waits for a second person. */
export async function insertWaitingApproval(
  app: ReturnType<typeof useTestApp>,
  recharge: { id: number; user_id: number },
): Promise<{ id: number }> {
  const first = await app.signUp('finance');
  const { rows } = await sql<{ id: number }>`
    insert into approvals (kind, user_id, recharge_id, recharge_no, amount_fen, request_reason, requested_by_id)
    values ('recharge', ${recharge.user_id}, ${recharge.id}, 'RC1', 1000, '', ${first.id}) returning id`.execute(
    app.db,
  );
  return { id: rows[0]?.id ?? 0 };
}
