import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { JobName, JobOwner, JobPayloads } from './job-queue.ts';

/**
 * Fair queueing, because one owner may queue thousands of jobs. Jobs get slot numbers as they are queued, and the
 * lowest number runs first, in any process. An owner without waiting jobs starts at the slot that is being worked on,
 * so that nobody waits for more than one job of each other owner. A job's priority is its negated slot.
 */

/** How many slots a job takes. A paid job goes before ten unpaid ones, and unpaid ones never starve. */
const slotsPerJob = { paid: 1, unpaid: 10 } as const;

function groupOf({ ownerId, isPaid }: JobOwner): { group: string; slots: number } {
  const kind = isPaid ? 'paid' : 'unpaid';
  return { group: `${ownerId} ${kind}`, slots: slotsPerJob[kind] };
}

/** The group and the priorities of the next jobs of an owner. */
export async function nextPriorities(
  db: Db,
  name: JobName,
  owner: JobOwner,
  count: number,
): Promise<{ group: string; priorities: number[] }> {
  const { group, slots } = groupOf(owner);
  const last = await lastSlot(db, name, group);
  return { group, priorities: Array.from({ length: count }, (_, index) => -(last + slots * (index + 1))) };
}

/**
 * The slot after which the next job of a group is queued: its own last one, otherwise the one being worked on,
 * otherwise the next one.
 */
async function lastSlot(db: Db, name: JobName, group: string): Promise<number> {
  // Written to match the indexes of pg-boss. It has none for a waiting group, so at worst the whole queue is read.
  const { rows } = await sql<{ slot: number }>`
    select -coalesce(
      least(
        (select min(priority) from pgboss.job
          where name = ${name} and state = 'active' and group_id is not null),
        (select min(priority) from pgboss.job
          where name = ${name} and state < 'active' and not blocked and group_id = ${group})),
      (select max(priority) + ${slotsPerJob.unpaid}::int from pgboss.job
        where name = ${name} and state < 'active' and not blocked),
      0) as slot`.execute(db);
  return rows[0]?.slot ?? 0;
}

/** Moves waiting jobs to new priorities, after their order was paid. Running jobs stay as they are. */
export async function reprioritize<N extends JobName>(
  db: Db,
  name: N,
  owner: JobOwner,
  payloads: readonly JobPayloads[N][],
): Promise<void> {
  const { group, slots } = groupOf(owner);
  const last = await lastSlot(db, name, group);
  await sql`
    with moved as (
      select job.id, row_number() over (order by job.priority desc, job.created_on) as place
      from pgboss.job
      join jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) as payload on payload = job.data - 'origin'
      where job.name = ${name} and job.state < 'active' and not job.blocked
        and job.group_id is distinct from ${group}
    )
    update pgboss.job set group_id = ${group}, priority = -(${last}::int + ${slots}::int * moved.place)
    from moved where job.name = ${name} and job.id = moved.id and job.state < 'active'`.execute(db);
}
