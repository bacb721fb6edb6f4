import type { Role } from '@platen/model/accounts/roles';
import type { SampleDataPurpose } from '@platen/model/operations/sample-data';
import type { Locale } from '@platen/model/text/locale';
import type { FastifyBaseLogger } from 'fastify';
import type { Context, Platform } from '../platform/context.ts';
import type { Db } from '../platform/database/database.ts';
import { actorOf } from '../resources/actor.ts';
import { findSampleItem } from '../resources/operations/sample-data/sample-data.queries.ts';

/** What sample data is created with: purpose, language and owner. */
export interface SeedContext {
  platform: Platform;
  log: FastifyBaseLogger;
  purpose: SampleDataPurpose;
  locale: Locale;
  /** The owner of the catalogue. */
  ownerId: number;
}

/** The id of a created piece, or of an existing one with the same name, which is never removed. */
type InsertedPiece = number | { foundId: number };
export type InsertPiece = (db: Db) => Promise<InsertedPiece>;

/**
 * One thing that is created, recorded and retried separately: a template, a page, a form order. `key` is the same in
 * both languages and at every start.
 */
export interface Piece {
  kind: string;
  key: string;
  /** How much of the total work the piece is. */
  weight: number;
  /** Does everything slow, such as drawing. The returned function inserts the piece in one short transaction. */
  prepare(seed: SeedContext): Promise<InsertPiece>;
}

/** A piece that has nothing to prepare. */
export function quickPiece(
  kind: string,
  key: string,
  insert: (seed: SeedContext, db: Db) => Promise<InsertedPiece>,
  weight = 1,
): Piece {
  return { kind, key, weight, prepare: async (seed) => (db) => insert(seed, db) };
}

/** Prefix of the kind for things that existed before: they must not be removed with the sample data. */
export const foundPrefix = 'found_';

export async function findPiece(db: Db, kind: string, key: string): Promise<number | undefined> {
  return (await findSampleItem(db, kind, key)) ?? (await findSampleItem(db, foundPrefix + kind, key));
}

export async function getPiece(db: Db, kind: string, key: string): Promise<number> {
  const id = await findPiece(db, kind, key);
  if (id === undefined) throw new Error(`there is no ${kind} ${key} yet`);
  return id;
}

/** A context in which the factory's own account calls the services. */
export function staffContext(seed: SeedContext, db: Db): Context {
  return contextOf(seed, db, seed.ownerId, 'staff');
}

export function contextOf({ platform, log, locale }: SeedContext, db: Db, id: number, role: Role): Context {
  return {
    platform,
    db,
    log,
    caller: actorOf({ id, role, company_id: null, member_role: 'owner' }),
    locale,
  };
}
