import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { JobName, JobPayloads, JobOwner } from './job-queue.ts';

/**
 * Whose job is next, where one owner may queue thousands: each owner's jobs are numbered by turns as they are queued, and
 * the lowest number goes first, in whatever process. Who has nothing waiting begins at the number that is being worked on,
 * so that nobody waits for more than one job of each other owner. The number is the job's priority with a minus.
 */

/** How many turns a job takes. A paid one goes before ten that are not; and those are never left waiting for good. */
const slotsPerJob = { paid: 1, unpaid: 10 } as const;

function groupOf({ ownerId, isPaid }: JobOwner): { group: string; slots: number } {
  const kind = isPaid ? 'paid' : 'unpaid';
  return { group: `${ownerId} ${kind}`, slots: slotsPerJob[kind] };
}

/** The group and the priorities of so many more jobs of an owner. */
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

/** Where the next job of a group follows: its own last one, or whatever is being worked on, or will be next. */
async function lastSlot(db: Db, name: JobName, group: string): Promise<number> {
  // In the words of the indexes of pg-boss, which has none for a group that waits: the whole line is read at worst.
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

/** Gives jobs that wait another turn: those of an order that was paid meanwhile. What does not wait stays as it is. */
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
      join jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) as payload on payload = job.data
      where job.name = ${name} and job.state < 'active' and not job.blocked
        and job.group_id is distinct from ${group}
    )
    update pgboss.job set group_id = ${group}, priority = -(${last}::int + ${slots}::int * moved.place)
    from moved where job.name = ${name} and job.id = moved.id and job.state < 'active'`.execute(db);
}
