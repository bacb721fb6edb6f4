import { drawPicture, readDemoFilm } from '@platen/demo/node';
import { type DemoPage, demoPages, filesOf, sectionsOf } from '@platen/demo/pages';
import type { Locale } from '@platen/model/locale';
import type { Db } from '../platform/database.ts';
import { refreshSampleItem } from '../resources/operations/sample-data/sample-data.service.ts';
import { createPage, getPage, updatePage } from '../resources/storefront/custom-pages/custom-pages.service.ts';
import { publishPage } from '../resources/storefront/custom-pages/page-publishing.service.ts';
import { resetIdSequence } from './backdate.queries.ts';
import { findPiece, getPiece, type Piece, quickPiece, type SeedContext, staffContext } from './piece.ts';
import { storeFileOnce } from './store-file-once.ts';

const pageWeight = 12;

/**
 * The pages themselves, empty and not published. They come before anybody can make a page, so that the README's addresses
 * are theirs, whatever becomes of what they show.
 */
export function pageDraftPieces(locale: Locale): Piece[] {
  return demoPages(locale).map(({ key, title, description }) =>
    quickPiece('page', key, async (seed, db) => {
      // A try that failed has used up its number.
      if (seed.purpose === 'demo') await resetIdSequence(db, 'custom_pages');
      return (await createPage(staffContext(seed, db), { title, description, configs: '[]' })).id;
    }),
  );
}

/** What they show, published, with links to the templates of the catalogue. */
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
  const { pictures, films } = filesOf({ key, title, ...page });
  const urls = new Map<string, string>();
  for (const film of films) {
    const { url } = await storeFileOnce(seed, {
      key: film,
      filename: film,
      tags: ['demo'],
      draw: () => readDemoFilm(film),
    });
    urls.set(film, url);
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
    filmUrlOf: (film) => urls.get(film) ?? '',
    // One that could not be made yet is looked for among the others.
    linkTo: (key) => `/sku_templates${templateIds.has(key) ? `/${templateIds.get(key)}` : ''}`,
  });
  const { revision } = await getPage(ctx, id);
  // Somebody has written on it meanwhile: it is theirs.
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
  sectionsOf(page, { urlOf: () => '', filmUrlOf: () => '', linkTo });
  return keys;
}
