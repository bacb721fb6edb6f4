import type { Role } from '@platen/model/abilities';
import type { ListQueryOf, Page } from '@platen/model/lists';
import type { ReadOption } from '@platen/model/read-options';
import type { userOptions } from '@platen/model/users';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { escapeLike, listPage } from '../../platform/lists.ts';

declare module '../../platform/database.ts' {
  interface Database {
    users: UsersTable;
    wallets: WalletsTable;
  }
}

interface UsersTable {
  id: Generated<number>;
  login_name: string;
  password_hash: string;
  role: Role;
  screen_name: string;
  avatar: string | null;
  email: string | null;
  phone: string | null;
  is_block: Generated<boolean>;
  tracking_code: string;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

interface WalletsTable {
  user_id: number;
  balance_fen: Generated<number>;
  advance_fen: Generated<number>;
  consumption_fen: Generated<number>;
  recharge_fen: Generated<number>;
  orders_count: Generated<number>;
  form_orders_count: Generated<number>;
  paid_orders_count: Generated<number>;
  paid_form_orders_count: Generated<number>;
}

export type UserRow = Selectable<UsersTable>;

export function findUserByLoginName(db: Db, loginName: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql<string>`lower(login_name)`, '=', loginName.toLowerCase())
    .executeTakeFirst();
}

export function findUserWithWallet(db: Db, id: number) {
  return db
    .selectFrom('users')
    .innerJoin('wallets', 'wallets.user_id', 'users.id')
    .selectAll()
    .where('users.id', '=', id)
    .executeTakeFirst();
}

export async function listUserOptions(db: Db, list: ListQueryOf<typeof userOptions>): Promise<Page<ReadOption>> {
  const page = await listPage(db, db.selectFrom('users').select(['id', 'screen_name', 'login_name']), list, {
    where: {
      keyword: (text) => {
        const pattern = `%${escapeLike(text)}%`;
        return sql<boolean>`(screen_name ilike ${pattern} or login_name ilike ${pattern} or phone ilike ${pattern})`;
      },
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

export async function insertUser(
  db: Db,
  user: Omit<UsersTable, 'id' | 'is_block' | 'created_at' | 'updated_at'> & { is_block?: boolean },
) {
  const { id } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
  await db.insertInto('wallets').values({ user_id: id }).execute();
  return id;
}

export async function updatePasswordHash(db: Db, id: number, passwordHash: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function updateIsBlock(db: Db, id: number, isBlock: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ is_block: isBlock, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}
