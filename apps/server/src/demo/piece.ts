import type { Role } from '@platen/model/roles';
import type { Locale } from '@platen/model/locale';
import type { SampleDataPurpose } from '@platen/model/sample-data';
import type { FastifyBaseLogger } from 'fastify';
import type { Context, Platform } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import { findSampleItem } from '../resources/operations/sample-data/sample-data.service.ts';

/** Where sample data is made: for whom, in which language, and who does it. */
export interface SeedContext {
  platform: Platform;
  log: FastifyBaseLogger;
  purpose: SampleDataPurpose;
  locale: Locale;
  /** Whose the catalogue is. */
  ownerId: number;
}

/** What a piece turned out to be: made now, or something of the same name that was there and stays whatever happens. */
type InsertedPiece = number | { foundId: number };
export type InsertPiece = (db: Db) => Promise<InsertedPiece>;

/**
 * One thing that is made, noted and tried again by itself: a template, a page, a form order. `key` is the same in both
 * languages and at every start.
 */
export interface Piece {
  kind: string;
  key: string;
  /** How much of the work it is, beside the others. */
  weight: number;
  /** Everything slow, such as drawing; what it answers puts the piece up, in one short transaction. */
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

/** Noted in front of the kind of what was there before: nobody may remove it as a sample. */
export const foundPrefix = 'found_';

export async function findPiece(db: Db, kind: string, key: string): Promise<number | undefined> {
  return (await findSampleItem(db, kind, key)) ?? (await findSampleItem(db, foundPrefix + kind, key));
}

export async function getPiece(db: Db, kind: string, key: string): Promise<number> {
  const id = await findPiece(db, kind, key);
  if (id === undefined) throw new Error(`there is no ${kind} ${key} yet`);
  return id;
}

/** The factory's own, as a caller of the services. */
export function staffContext(seed: SeedContext, db: Db): Context {
  return contextOf(seed, db, seed.ownerId, 'staff');
}

export function contextOf({ platform, log, locale }: SeedContext, db: Db, id: number, role: Role): Context {
  const caller = { id, role, via: { kind: 'session', sessionId: 0 } } as const;
  return { platform, db, log, caller, locale, requestId: 'sample-data', address: '', origin: '' };
}
