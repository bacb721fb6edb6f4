import { demoAccounts, demoPassword } from '@platen/demo/accounts';
import { orderFewTemplates, orderTemplates } from '@platen/demo/first-templates';
import { demoFormOrders, shortFormOrders } from '@platen/demo/orders';
import type { Locale } from '@platen/model/text/locale';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Platform } from '../platform/context.ts';
import type { Db } from '../platform/database/database.ts';
import { hasUsers } from '../resources/accounts/users/users.queries.ts';
import {
  findUnfinishedRun,
  finishSampleData,
  recordSampleItem,
  setFailedCount,
  setTotalWeight,
  startSampleData,
} from '../resources/operations/sample-data/sample-data.service.ts';
import { categoryPieces, fontPieces, libraryPieces } from './catalogue-pieces.ts';
import { createDemoAccounts } from './demo-people.ts';
import { closingPieces, historyPieces } from './history-pieces.ts';
import { makePieces } from './make-pieces.ts';
import { orderPieces, settingsPieces } from './order-pieces.ts';
import { pageContentPieces, pageDraftPieces } from './page-pieces.ts';
import { type Piece, type SeedContext, staffContext } from './piece.ts';
import { templatePieces } from './template-pieces.ts';

/** Any constant: it only has to be the same in every process. */
const seedLock = 7301;

/**
 * A demo that is being created: what it must have before the server is ready, and what can follow while people already
 * use it.
 */
export interface DemoBuild {
  makeFirst(signal: AbortSignal): Promise<void>;
  makeRest(signal: AbortSignal): Promise<void>;
}

/**
 * Creates the demo in an empty database, or continues an unfinished one. Each piece is created and recorded separately,
 * so that the next start continues after an interruption. Returns nothing if the demo is complete or the database
 * belongs to a real factory.
 */
export async function openDemo(platform: Platform, log: FastifyBaseLogger): Promise<DemoBuild | undefined> {
  const ownerId = await platform.db.transaction().execute((db) => beginDemo(platform, log, db));
  const unfinished = await findUnfinishedRun(platform.db);
  if (unfinished?.purpose !== 'demo') return undefined;
  const { purpose, locale, creatorId } = unfinished;
  const seed: SeedContext = { platform, log, purpose, locale, ownerId: ownerId ?? creatorId };
  const { first, rest } = demoPieces(locale, platform.config.isDemoSmall);
  const { hasDemoHistory } = platform.config;
  const weightOf = (phases: readonly Piece[][]) => phases.flat().reduce((sum, { weight }) => sum + weight, 0);
  const past = (signal: AbortSignal) => (hasDemoHistory ? [historyPieces(signal), closingPieces()] : []);
  await setTotalWeight(platform.db, weightOf([...first, ...rest, ...past(new AbortController().signal)]));
  return {
    async makeFirst(signal) {
      for (const phase of first) await makePieces(seed, phase, signal);
    },
    async makeRest(signal) {
      // Retries what failed before, because the history repeats it.
      let missing = 0;
      for (const phase of [...rest, ...first, ...past(signal)])
        missing += (await makePieces(seed, phase, signal)).length;
      if (signal.aborted) return;
      await setFailedCount(platform.db, missing);
      if (missing === 0) await finishSampleData(platform.db);
      else log.warn({ missing }, 'the demo is incomplete; the next start continues it');
    },
  };
}

/** How to sign in, printed on the terminal. */
export function listDemoAccounts(): string[] {
  return [
    `demo accounts, all with the password ${demoPassword}:`,
    ...demoAccounts('en-US').map(
      ({ login_name, role, is_block }) => `  ${login_name.padEnd(10)} ${role}${is_block ? ', frozen' : ''}`,
    ),
  ];
}

/**
 * Creates the accounts and records that a demo is being created, in one transaction. Does nothing in a database that
 * has accounts.
 */
async function beginDemo(platform: Platform, log: FastifyBaseLogger, db: Db): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(${seedLock})`.execute(db);
  if (await hasUsers(db)) return undefined;
  const locale = platform.config.demoLocale;
  const ids = await createDemoAccounts(db, locale);
  const ownerId = ids.get('factory') ?? 0;
  await startSampleData(db, { purpose: 'demo', locale, creatorId: ownerId });
  const seed: SeedContext = { platform, log, purpose: 'demo', locale, ownerId };
  for (const [key, id] of ids) await recordSampleItem(staffContext(seed, db), { kind: 'account', key, id, weight: 0 });
  return ownerId;
}

/** Phases run in order: each one may use what the phases before it created. */
function demoPieces(locale: Locale, isSmall: boolean): Record<'first' | 'rest', Piece[][]> {
  const templates = isSmall ? orderFewTemplates(locale) : orderTemplates(locale);
  const covers = isSmall ? 'drawn' : 'rendered';
  const libraries = libraryPieces(locale);
  return {
    first: [
      [...pageDraftPieces(locale), ...settingsPieces(), ...fontPieces(locale), ...categoryPieces(locale)],
      templatePieces(templates.first, covers),
      pageContentPieces(locale),
      orderPieces(isSmall ? shortFormOrders : demoFormOrders),
    ],
    rest: [templatePieces(templates.others, covers), isSmall ? libraries.slice(0, 2) : libraries],
  };
}
