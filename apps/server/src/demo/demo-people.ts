import type { Role } from '@platen/model/abilities';
import type { FastifyBaseLogger } from 'fastify';
import type { Context, Platform } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import { findUserByLoginName } from '../resources/accounts/users/users.service.ts';

/** Everyone who acts in the demo, each as a caller of the services. */
export type People = Record<'merchant' | 'reseller' | 'factory', Context>;

interface Stage {
  platform: Platform;
  db: Db;
  log: FastifyBaseLogger;
  /** By login name. */
  userIds: ReadonlyMap<string, number>;
}

export function peopleOf(stage: Stage): People {
  return {
    factory: contextFor(stage, 'factory', 'staff'),
    merchant: contextFor(stage, 'merchant', 'customer'),
    reseller: contextFor(stage, 'reseller', 'customer'),
  };
}

/** Those who act, by login name; nothing where one of them is not there. */
export async function findPeople(db: Db): Promise<Map<string, number> | undefined> {
  const ids = new Map<string, number>();
  for (const name of ['merchant', 'reseller', 'factory']) {
    const user = await findUserByLoginName(db, name);
    if (!user) return undefined;
    ids.set(name, user.id);
  }
  return ids;
}

export function contextFor({ platform, db, log, userIds }: Stage, loginName: string, role: Role): Context {
  const caller = { id: userIds.get(loginName) ?? 0, role, via: { kind: 'session', sessionId: 0 } } as const;
  return { platform, db, log, caller, locale: 'zh-CN', requestId: 'seed', address: '', origin: '' };
}
