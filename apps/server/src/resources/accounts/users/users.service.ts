import { randomBytes } from 'node:crypto';
import type { MemberRole } from '@platen/model/accounts/member-roles';
import type { RoleKey } from '@platen/model/accounts/roles';
import type { User, userOptions } from '@platen/model/accounts/users';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import type { ReadOption } from '@platen/model/lists/read-options';
import { hashPassword } from '../../../platform/auth/secrets.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { openWallet } from '../../wallet/wallets/wallets.queries.ts';
import { assertGoodPassword, type KnownNames } from './password-rules.ts';
import * as queries from './users.queries.ts';

export type UserWithWallet = queries.UserWithWallet;

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
  /** For a member: the company, and what they may do in it. */
  account_id?: number;
  member_role?: MemberRole;
}

export async function createUser(db: Db, { password, factory_name = '', ...user }: NewUser): Promise<number> {
  if (password !== undefined) assertGoodPassword(password, { ...user, factory_name });
  const id = await queries.insertUser(db, {
    ...user,
    avatar: null,
    email: user.email ?? null,
    phone: user.phone ?? null,
    password_hash: await hashPassword(password ?? randomBytes(32).toString('base64url')),
    tracking_code: randomBytes(6).toString('hex').toUpperCase(),
  });
  if (id === undefined) throw appError('name_taken', { name: user.login_name }).at('login_name');
  await openWallet(db, id);
  return id;
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

type Freezable = Pick<queries.UserRow, 'is_block' | 'account_id' | 'removed_at'>;

/** Whether a person is frozen or was removed, or the company of which they are a member is frozen. */
export async function isFrozen(db: Db, { is_block, account_id, removed_at }: Freezable): Promise<boolean> {
  if (is_block || removed_at !== null) return true;
  return account_id !== null && (await getUserWithWallet(db, account_id)).is_block;
}

export async function assertNotFrozen(db: Db, user: Freezable): Promise<void> {
  if (await isFrozen(db, user)) throw appError('account_frozen');
}

export async function getUser(db: Db, id: number): Promise<User> {
  return queries.toUser(await getUserWithWallet(db, id));
}

/** Two admins who freeze each other at the same time would leave none, so the second is refused. */
export async function assertOtherAdmin(db: Db, id: number): Promise<void> {
  const admins = await queries.lockAdmins(db);
  if (!admins.some((admin) => admin.id !== id && !admin.is_block)) throw appError('last_admin');
}

/** Whom messages to an account go to: its first member, or its owner once that one has left the company. */
export async function findAddressee(db: Db, accountId: number): Promise<queries.UserRow | undefined> {
  const account = await getUserWithWallet(db, accountId);
  if (account.is_block) return undefined;
  return account.removed_at === null ? account : queries.findOwner(db, accountId);
}
