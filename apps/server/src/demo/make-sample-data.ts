import { orderTemplates } from '@platen/demo/first-templates';
import type { Locale } from '@platen/model/text/locale';
import type { JobContext } from '../platform/jobs/jobs.ts';
import {
  findUnfinishedRun,
  finishSampleData,
  setFailedCount,
  setTotalWeight,
} from '../resources/operations/sample-data/sample-data.service.ts';
import { categoryPieces, fontPieces, libraryPieces } from './catalogue-pieces.ts';
import { makePieces, SampleDataRemovedError } from './make-pieces.ts';
import { pageContentPieces, pageDraftPieces } from './page-pieces.ts';
import type { Piece, SeedContext } from './piece.ts';
import { templatePieces } from './template-pieces.ts';

/**
 * Creates the demo's catalogue for a real factory, without the demo's people and their orders. Throws if something could
 * not be created, so that the job is retried; what exists by then is left unchanged.
 */
export async function makeSampleData(
  { platform, log, closing = new AbortController().signal }: JobContext,
  phasesIn = catalogPieces,
): Promise<void> {
  const unfinished = await findUnfinishedRun(platform.db);
  if (unfinished?.purpose !== 'sample') return;
  const { purpose, locale, creatorId } = unfinished;
  const seed: SeedContext = { platform, log, purpose, locale, ownerId: creatorId };
  const phases = phasesIn(locale);
  await setTotalWeight(
    platform.db,
    phases.flat().reduce((sum, { weight }) => sum + weight, 0),
  );
  const missing: Piece[] = [];
  try {
    for (const phase of phases) missing.push(...(await makePieces(seed, phase, closing)));
  } catch (error) {
    if (error instanceof SampleDataRemovedError) return;
    throw error;
  }
  closing.throwIfAborted();
  await setFailedCount(platform.db, missing.length);
  if (missing.length > 0) throw new Error(`${missing.length} pieces of sample data were not made`);
  await finishSampleData(platform.db);
}

/** Phases run in order: each one may use what the phases before it created. */
export function catalogPieces(locale: Locale): Piece[][] {
  const { first, others } = orderTemplates(locale);
  return [
    [...fontPieces(locale), ...categoryPieces(locale), ...pageDraftPieces(locale)],
    templatePieces([...first, ...others]),
    pageContentPieces(locale),
    libraryPieces(locale),
  ];
}
