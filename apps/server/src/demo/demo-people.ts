import type { Role } from '@platen/model/abilities';
import type { FastifyBaseLogger } from 'fastify';
import type { Context, Platform } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';

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

export function contextFor({ platform, db, log, userIds }: Stage, loginName: string, role: Role): Context {
  const caller = { id: userIds.get(loginName) ?? 0, role, via: { kind: 'session', sessionId: 0 } } as const;
  return { platform, db, log, caller, locale: 'zh-CN', requestId: 'seed', address: '', origin: '' };
}
