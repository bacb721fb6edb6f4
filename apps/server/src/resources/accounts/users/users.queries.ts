import type { ProfileUpdate, Sender } from '@platen/model/accounts/accounts';
import type { CustomRoleRef } from '@platen/model/accounts/custom-roles';
import type { CustomerPlan } from '@platen/model/accounts/customer-plans';
import type { MemberRole } from '@platen/model/accounts/member-roles';
import { type RoleKey, rolesWith } from '@platen/model/accounts/roles';
import type { User, UserRole, UserUpdate, userList, userOptions } from '@platen/model/accounts/users';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import type { ReadOption } from '@platen/model/lists/read-options';
import { fenToYuan } from '@platen/model/money/money';
import { type ColumnType, type Generated, type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { escapeLike, listPage } from '../../../platform/lists/lists.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    users: UsersTable;
  }
}

interface UsersTable {
  id: Generated<number>;
  login_name: string;
  password_hash: string;
  role: RoleKey;
  /** The custom role, exactly where `role` is `custom`. */
  custom_role_id: Generated<number | null>;
  screen_name: string;
  avatar: string | null;
  email: string | null;
  phone: string | null;
  /** Since when; null: since the account was created, or before anybody recorded it. */
  email_changed_at: Generated<string | null>;
  phone_changed_at: Generated<string | null>;
  /** Since when the person was to choose a first password; null: there is one. */
  invited_at: Generated<string | null>;
  /** The person alone: a company that is frozen says so itself. */
  is_block: Generated<boolean>;
  tracking_code: string;
  /** Contact details that the person enters. */
  contact_name: Generated<string>;
  contact_phone: Generated<string>;
  notification_email: Generated<string | null>;
  /** The company whose member a customer is, also the first one, whose id it has; null exactly for people of the factory. */
  company_id: number | null;
  member_role: Generated<MemberRole>;
  /** When a member was removed. The row stays, because orders and amendments name the person. */
  removed_at: Generated<string | null>;
  /** Of people of the factory. The sender of a customer's parcels is the company's. */
  sender: ColumnType<Sender | null, string | null | undefined, string | null>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

/** @public */
export type UserRow = Selectable<UsersTable>;

/** Whether a person is frozen or was removed, or the company is frozen. */
const isFrozen = sql<boolean>`(users.is_block or users.removed_at is not null or coalesce(companies.is_block, false))`;
/** The members of a company are listed with it: it has the id of its first one. */
const isAccount = sql<boolean>`(users.company_id is null or users.company_id = users.id)`;

/** Removed members are not found: they neither sign in nor get a new password. @public */
export function findUserByLoginName(db: Db, loginName: string) {
  return db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .selectAll('users')
    .select(isFrozen.as('is_frozen'))
    .where(sql<string>`lower(login_name)`, '=', loginName.toLowerCase())
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** @public */
export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The login names of active accounts with an email address of this domain. @public */
export async function listOpenLoginNames(db: Db, emailDomain: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('login_name')
    .where('email', 'like', `%@${escapeLike(emailDomain)}`)
    .where('is_block', '=', false)
    .orderBy('login_name')
    .execute();
  return rows.map(({ login_name }) => login_name);
}

/** A person, and what belongs to the account with this id: to the company, or to a person of the factory. */
export function findUserWithWallet(db: Db, id: number) {
  return selectUsersWithWallet(db).where('users.id', '=', id).executeTakeFirst();
}

const isAccountFrozen = sql<boolean>`coalesce(account.is_block, users.is_block)`;

function selectUsersWithWallet(db: Db) {
  return db
    .selectFrom('users')
    .innerJoin('wallets', 'wallets.user_id', 'users.id')
    .leftJoin('custom_roles', 'custom_roles.id', 'users.custom_role_id')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .leftJoin('companies as account', 'account.id', 'users.id')
    .selectAll(['users', 'wallets'])
    .select([
      isFrozen.as('is_frozen'),
      isAccountFrozen.as('is_account_frozen'),
      sql<string>`coalesce(account.name, users.screen_name)`.as('account_name'),
      sql<string>`coalesce(account.tracking_code, users.tracking_code)`.as('account_tracking_code'),
      sql<CustomerPlan>`coalesce(account.plan, 'standard')`.as('plan'),
      sql<Sender | null>`case when account.id is null then users.sender else account.sender end`.as('account_sender'),
      'custom_roles.name as custom_role_name',
      'custom_roles.abilities as custom_abilities',
      'custom_roles.start_screen as custom_start_screen',
    ]);
}

/** @public */
export type UserWithWallet = NonNullable<Awaited<ReturnType<typeof findUserWithWallet>>>;

/** The role that administrators have put together, if the account has one. @public */
export function toCustomRoleRef(row: UserWithWallet): CustomRoleRef | null {
  return row.custom_role_id === null ? null : { id: row.custom_role_id, name: row.custom_role_name ?? '' };
}

export function toUser(row: UserWithWallet): User {
  return {
    id: row.id,
    login_name: row.login_name,
    screen_name: row.account_name,
    role: row.role,
    custom_role: toCustomRoleRef(row),
    email: row.email,
    phone: row.phone,
    contact_name: row.contact_name,
    contact_phone: row.contact_phone,
    is_block: row.is_account_frozen,
    is_invited: row.invited_at !== null,
    plan: row.plan,
    tracking_code: row.account_tracking_code,
    balance: fenToYuan(row.balance_fen),
    advance_amount: fenToYuan(row.advance_fen),
    available_balance: fenToYuan(row.balance_fen + row.advance_fen),
    total_consumption: fenToYuan(row.consumption_fen),
    total_recharge_amount: fenToYuan(row.recharge_fen),
    orders_count: row.orders_count,
    form_orders_count: row.form_orders_count,
    paid_form_orders_count: row.paid_form_orders_count,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

function matchesKeyword(text: string) {
  const pattern = `%${escapeLike(text)}%`;
  return sql<boolean>`(screen_name ilike ${pattern} or login_name ilike ${pattern} or phone ilike ${pattern})`;
}

/** @public */
export async function listUsers(db: Db, list: ListQueryOf<typeof userList>): Promise<Page<User>> {
  const accounts = selectUsersWithWallet(db).where(isAccount);
  const page = await listPage(db, accounts, list, {
    where: {
      keyword: matchesKeyword,
      login_name_cont: 'users.login_name',
      screen_name_cont: 'users.screen_name',
      phone_cont: 'users.phone',
      role_eq: 'users.role',
      custom_role_id_eq: 'users.custom_role_id',
      is_block_eq: (flag) => sql<boolean>`${isAccountFrozen} = ${flag === 'true'}`,
    },
    sort: { created_at: 'users.created_at', screen_name: 'users.screen_name' },
    tieBreaker: 'users.id',
    timeZone: 'UTC',
  });
  return { ...page, data: page.data.map(toUser) };
}

export async function listUserOptions(db: Db, list: ListQueryOf<typeof userOptions>): Promise<Page<ReadOption>> {
  const accounts = db.selectFrom('users').select(['id', 'screen_name', 'login_name']).where(isAccount);
  const page = await listPage(db, accounts, list, {
    where: {
      keyword: matchesKeyword,
      id_in: 'users.id',
      role_eq: 'users.role',
    },
    sort: { created_at: 'users.created_at', screen_name: 'users.screen_name' },
    tieBreaker: 'users.id',
    timeZone: 'UTC',
  });
  const toOption = ({ id, screen_name, login_name }: (typeof page.data)[number]) => ({
    id,
    display_name: `${screen_name} (${login_name})`,
  });
  return { ...page, data: page.data.map(toOption) };
}

/** Applies from the person's next request, because the role is read with every request. @public */
export async function setRole(db: Db, id: number, role: UserRole): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...role, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

/** An id for a new account, because a company has that of its first member and is written before. */
export async function takeUserId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('users', 'id')) as id`.execute(db);
  return (rows[0] as { id: number }).id;
}

/** Whether it was inserted: not if the login name is taken, case-insensitively and even by a concurrent request. */
export async function insertUser(
  db: Db,
  user: Omit<Insertable<UsersTable>, 'created_at' | 'updated_at'> & { id: number },
): Promise<boolean> {
  const inserted = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.expression(sql`lower(login_name)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Omitted fields stay unchanged. @public */
export async function updateProfile(db: Db, id: number, { sender, ...texts }: ProfileUpdate): Promise<void> {
  const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined));
  await db
    .updateTable('users')
    .set({
      ...given,
      ...(sender !== undefined && { sender: sender === null ? null : JSON.stringify(sender) }),
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function updatePasswordHash(db: Db, id: number, passwordHash: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, invited_at: null, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

/** @public */
export async function updateContact(db: Db, id: number, update: UserUpdate): Promise<void> {
  const { email, phone } = update;
  await db
    .updateTable('users')
    .set({
      ...update,
      email_changed_at: sql`case when email is distinct from ${email} then now() else email_changed_at end`,
      phone_changed_at: sql`case when phone is distinct from ${phone} then now() else phone_changed_at end`,
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Locks all admins in the order of their ids, until the transaction ends. */
export function lockAdmins(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'is_block'])
    .where('role', 'in', rolesWith('users.manage_admins'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function updateIsBlock(db: Db, id: number, isBlock: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ is_block: isBlock, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

/** @public */
export async function setMemberRole(db: Db, id: number, role: MemberRole): Promise<void> {
  await db
    .updateTable('users')
    .set({ member_role: role, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

/**
 * Whom messages to an account go to: the owner of the company, or the person of the factory. Nobody while it is frozen.
 * @public
 */
export function findAddressee(db: Db, accountId: number): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .selectAll('users')
    .where(({ and, eb, or }) =>
      or([
        and([eb('users.company_id', '=', accountId), eb('users.member_role', '=', 'owner')]),
        and([eb('users.id', '=', accountId), eb('users.company_id', 'is', null)]),
      ]),
    )
    .where(sql<boolean>`not ${isFrozen}`)
    .executeTakeFirst();
}

/** A removed member no longer signs in. The row stays, because orders and amendments name the person. @public */
export async function markRemoved(db: Db, id: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ removed_at: sql<string>`now()`, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}
