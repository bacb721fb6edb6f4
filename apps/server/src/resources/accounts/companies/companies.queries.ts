import type { Sender } from '@platen/model/accounts/accounts';
import type { CustomerPlan } from '@platen/model/accounts/customer-plans';
import { type ColumnType, type Generated, type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    companies: CompaniesTable;
  }
}

interface CompaniesTable {
  /** The id of its first member: `user_id` of orders, wallets, keys and webhooks is this id. */
  id: number;
  /** What the factory calls it. */
  name: string;
  is_block: Generated<boolean>;
  plan: Generated<CustomerPlan>;
  tracking_code: string;
  sender: ColumnType<Sender | null, string | null | undefined, string | null>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export type NewCompany = Pick<Insertable<CompaniesTable>, 'id' | 'name' | 'tracking_code'>;
export type CompanyUpdate = Partial<Pick<Selectable<CompaniesTable>, 'name' | 'is_block' | 'plan' | 'sender'>>;

/** @public */
export async function insertCompany(db: Db, company: NewCompany): Promise<void> {
  await db.insertInto('companies').values(company).execute();
}

/** Omitted fields stay unchanged. @public */
export async function updateCompany(db: Db, id: number, { sender, ...update }: CompanyUpdate): Promise<void> {
  await db
    .updateTable('companies')
    .set({
      ...update,
      ...(sender !== undefined && { sender: sender === null ? null : JSON.stringify(sender) }),
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Locks a company until the transaction ends: two changes of its members must not leave two owners, or too many.
 * @public
 */
export async function lockCompany(db: Db, id: number): Promise<void> {
  await db.selectFrom('companies').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/**
 * Whether a company is frozen, which then stays so until the transaction ends: whoever freezes it waits for what is being placed,
 * and nothing is placed afterwards. People of the factory have no company.
 * @public
 */
export async function isFrozenUnderLock(db: Db, id: number): Promise<boolean> {
  const company = await db
    .selectFrom('companies')
    .select('is_block')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return company?.is_block ?? false;
}

/** The people of a company, also those who were removed; of a person of the factory, that person. @public */
export async function listPersonIds(db: Db, accountId: number): Promise<number[]> {
  const people = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', accountId), eb('company_id', '=', accountId)]))
    .orderBy('id')
    .execute();
  return people.map(({ id }) => id);
}
