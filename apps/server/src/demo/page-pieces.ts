import { drawPicture, readDemoVideo } from '@platen/demo/node';
import { type DemoPage, demoPages, filesOf, sectionsOf } from '@platen/demo/pages';
import type { Locale } from '@platen/model/text/locale';
import type { Db } from '../platform/database/database.ts';
import { refreshSampleItem } from '../resources/operations/sample-data/sample-data.service.ts';
import { createPage, getPage, updatePage } from '../resources/storefront/custom-pages/custom-pages.service.ts';
import { publishPage } from '../resources/storefront/custom-pages/page-publishing.service.ts';
import { resetIdSequence } from './backdate.queries.ts';
import { findPiece, getPiece, type Piece, quickPiece, type SeedContext, staffContext } from './piece.ts';
import { storeFileOnce } from './store-file-once.ts';

const pageWeight = 12;

/**
 * The pages themselves, empty and unpublished. They are created before anyone else can create a page, so that the
 * addresses in the README are theirs.
 */
export function pageDraftPieces(locale: Locale): Piece[] {
  return demoPages(locale).map(({ key, title, description }) =>
    quickPiece('page', key, async (seed, db) => {
      // A failed insert has used up an id.
      if (seed.purpose === 'demo') await resetIdSequence(db, 'custom_pages');
      return (await createPage(staffContext(seed, db), { title, description, configs: '[]' })).id;
    }),
  );
}

/** The published content of the pages, with links to the templates of the catalogue. */
export function pageContentPieces(locale: Locale): Piece[] {
  return demoPages(locale).map((page) => ({
    kind: 'page_content',
    key: page.key,
    weight: pageWeight,
    async prepare(seed) {
      const urls = await drawFiles(seed, page);
      return (db) => publishContent(seed, db, page, urls);
    },
  }));
}

async function drawFiles(seed: SeedContext, { key, title, ...page }: DemoPage): Promise<Map<string, string>> {
  const { pictures, videos } = filesOf({ key, title, ...page });
  const urls = new Map<string, string>();
  for (const video of videos) {
    const { url } = await storeFileOnce(seed, {
      key: video,
      filename: video,
      tags: ['demo'],
      draw: () => readDemoVideo(video),
    });
    urls.set(video, url);
  }
  for (const [index, picture] of pictures.entries()) {
    const filename = `${title}-${index + 1}.jpg`;
    const draw = () => drawPicture(picture);
    const { url } = await storeFileOnce(seed, { key: `page ${key} ${index}`, filename, tags: ['demo'], draw });
    urls.set(JSON.stringify(picture), url);
  }
  return urls;
}

async function publishContent(
  seed: SeedContext,
  db: Db,
  page: DemoPage,
  urls: ReadonlyMap<string, string>,
): Promise<number> {
  const ctx = staffContext(seed, db);
  const id = await getPiece(db, 'page', page.key);
  const templateIds = new Map<string, number>();
  for (const key of linksOf(page)) {
    const templateId = await findPiece(db, 'template', key);
    if (templateId !== undefined) templateIds.set(key, templateId);
  }
  const sections = sectionsOf(page, {
    urlOf: (picture) => urls.get(JSON.stringify(picture)) ?? '',
    videoUrlOf: (video) => urls.get(video) ?? '',
    // A template that does not exist yet is linked to the list of templates.
    linkTo: (key) => `/sku_templates${templateIds.has(key) ? `/${templateIds.get(key)}` : ''}`,
  });
  const { revision } = await getPage(ctx, id);
  // The page has been edited since: leave it unchanged.
  if (revision > 1) return id;
  await updatePage(ctx, id, { revision, configs: JSON.stringify(sections) });
  await publishPage(ctx, id, { rollback: false });
  await refreshSampleItem(ctx, { kind: 'page', key: page.key, id });
  return id;
}

function linksOf(page: DemoPage): Set<string> {
  const keys = new Set<string>();
  const linkTo = (key: string) => {
    keys.add(key);
    return '';
  };
  sectionsOf(page, { urlOf: () => '', videoUrlOf: () => '', linkTo });
  return keys;
}
