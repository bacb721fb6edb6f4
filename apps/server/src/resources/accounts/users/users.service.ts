import { randomBytes } from 'node:crypto';
import type { MemberRole } from '@platen/model/accounts/member-roles';
import type { KnownNames } from '@platen/model/accounts/password-names';
import { isCustomer, type RoleKey } from '@platen/model/accounts/roles';
import type { User, userOptions } from '@platen/model/accounts/users';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import type { ReadOption } from '@platen/model/lists/read-options';
import { hashPassword } from '../../../platform/auth/secrets.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { openWallet } from '../../wallet/wallets/wallets.queries.ts';
import { insertCompany, updateCompany } from '../companies/companies.queries.ts';
import { assertGoodPassword } from './password-rules.ts';
import * as queries from './users.queries.ts';

export interface NewUser {
  login_name: string;
  /** Undefined: a random password; the person sets one with a link. */
  password?: string;
  role: RoleKey;
  custom_role_id?: number | null;
  screen_name: string;
  email?: string | null;
  phone?: string | null;
  /** Not stored: a password should not be guessed from it. */
  factory_name?: string;
  is_block?: boolean;
  /** For a member: the company, and what they may do in it. Other customers get a company of their own. */
  company_id?: number;
  member_role?: MemberRole;
}

export async function createUser(db: Db, { password, factory_name = '', is_block, ...user }: NewUser): Promise<number> {
  if (password !== undefined) assertGoodPassword(password, { ...user, factory_name });
  const password_hash = await hashPassword(password ?? randomBytes(32).toString('base64url'));
  const tracking_code = randomBytes(6).toString('hex').toUpperCase();
  const create = async (transaction: Db) => {
    const id = await queries.takeUserId(transaction);
    const company_id = isCustomer(user.role) ? (user.company_id ?? id) : null;
    if (company_id === id) await insertCompany(transaction, { id, name: user.screen_name, tracking_code });
    const { email = null, phone = null } = user;
    const invited_at = password === undefined ? new Date().toISOString() : null;
    const row = { ...user, id, company_id, avatar: null, email, phone, password_hash, tracking_code, invited_at };
    const isInserted = await queries.insertUser(transaction, row);
    if (!isInserted) throw appError('name_taken', { name: user.login_name }).at('login_name');
    await openWallet(transaction, id);
    if (is_block) await setFrozen(transaction, id, true);
    return id;
  };
  // A refused login name must leave no company behind.
  return db.isTransaction ? create(db) : db.transaction().execute(create);
}

export function listUserOptions(ctx: Context, list: ListQueryOf<typeof userOptions>): Promise<Page<ReadOption>> {
  return queries.listUserOptions(ctx.db, list);
}

/** The account and its wallet. The row exists as long as one of its sessions does. */
export async function getUserWithWallet(db: Db, id: number) {
  const user = await queries.findUserWithWallet(db, id);
  if (!user) throw appError('not_found');
  return user;
}

export async function setPassword(
  db: Db,
  user: Pick<queries.UserRow, 'id'> & KnownNames,
  password: string,
): Promise<void> {
  assertGoodPassword(password, user);
  await queries.updatePasswordHash(db, user.id, await hashPassword(password));
}

export function assertNotFrozen({ is_frozen }: Pick<queries.UserWithWallet, 'is_frozen'>): void {
  if (is_frozen) throw appError('account_frozen');
}

/**
 * A frozen account is refused at sign-in and on every later call, by session and by API key. The id of a company stands for all
 * of its members.
 */
export async function setFrozen(db: Db, id: number, isBlock: boolean): Promise<void> {
  const { company_id } = await getUserWithWallet(db, id);
  if (company_id === id) await updateCompany(db, id, { is_block: isBlock });
  else await queries.updateIsBlock(db, id, isBlock);
}

export async function getUser(db: Db, id: number): Promise<User> {
  return queries.toUser(await getUserWithWallet(db, id));
}

/** Two admins who freeze each other at the same time would leave none, so the second is refused. */
export async function assertOtherAdmin(db: Db, id: number): Promise<void> {
  const admins = await queries.lockAdmins(db);
  if (!admins.some((admin) => admin.id !== id && !admin.is_block)) throw appError('last_admin');
}
