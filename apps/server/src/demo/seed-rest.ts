import { otherTemplates } from '@platen/demo/first-templates';
import { factoryHoursAgo } from '@platen/demo/orders';
import type { FastifyBaseLogger } from 'fastify';
import type { Platform } from '../platform/context.ts';
import { listImageLibraries } from '../resources/catalogue/image-libraries/image-libraries.service.ts';
import { dateBack } from './date-back.queries.ts';
import { contextFor, findPeople } from './demo-people.ts';
import { drawTemplates, placeTemplates } from './seed-catalogue.ts';
import { drawLibraries, placeLibraries } from './seed-libraries.ts';
import { drawPages, placePages } from './seed-pages.ts';

/**
 * The rest of what the factory offers, after the first start: it takes longer than all that is needed to begin. Files are
 * stored one by one, and all that shows them is put up at once: a start that ends in between begins with it anew.
 */
export async function seedRest(platform: Platform, log: FastifyBaseLogger, signal: AbortSignal): Promise<void> {
  const userIds = await findPeople(platform.db);
  if (!userIds) return;
  const outside = contextFor({ platform, db: platform.db, log, userIds }, 'factory', 'staff');
  const libraries = await listImageLibraries(outside, { page: 1, per_page: 1, order: [], filters: {} });
  if (libraries.meta.total > 0) return;
  const drawn = {
    templates: await drawTemplates(outside, otherTemplates, signal),
    libraries: await drawLibraries(outside, signal),
    pageFiles: await drawPages(outside, signal),
  };
  await platform.db.transaction().execute(async (db) => {
    const ctx = { ...outside, db };
    const templateIds = await placeTemplates(ctx, drawn.templates, userIds);
    const libraryIds = await placeLibraries(ctx, drawn.libraries);
    await dateBack(db, 'sku_templates', templateIds, factoryHoursAgo);
    await dateBack(db, 'image_libraries', libraryIds, factoryHoursAgo);
    await placePages(ctx, drawn.pageFiles);
  });
}
