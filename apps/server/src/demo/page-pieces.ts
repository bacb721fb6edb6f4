import { drawPicture, readDemoFilm } from '@platen/demo/node';
import { type DemoPage, demoPages, filesOf, sectionsOf } from '@platen/demo/pages';
import type { Locale } from '@platen/model/locale';
import type { Db } from '../platform/database.ts';
import { refreshSampleItem } from '../resources/operations/sample-data/sample-data.service.ts';
import { createPage, getPage, updatePage } from '../resources/storefront/custom-pages/custom-pages.service.ts';
import { publishPage } from '../resources/storefront/custom-pages/page-publishing.service.ts';
import { startNumberingAfterLast } from './date-back.queries.ts';
import { findPiece, getPiece, type Piece, quickPiece, type Stage, staffContext } from './piece.ts';
import { storeOnce } from './store-once.ts';

const pageWeight = 12;

/**
 * The pages themselves, empty and not published. They come before anybody can make a page, so that the README's addresses
 * are theirs, whatever becomes of what they show.
 */
export function pageDraftPieces(locale: Locale): Piece[] {
  return demoPages(locale).map(({ key, title, description }) =>
    quickPiece('page', key, async (stage, db) => {
      // A try that failed has used up its number.
      if (stage.purpose === 'demo') await startNumberingAfterLast(db, 'custom_pages');
      return (await createPage(staffContext(stage, db), { title, description, configs: '[]' })).id;
    }),
  );
}

/** What they show, published, with links to the templates of the catalogue. */
export function pageContentPieces(locale: Locale): Piece[] {
  return demoPages(locale).map((page) => ({
    kind: 'page_content',
    key: page.key,
    weight: pageWeight,
    async prepare(stage) {
      const urls = await drawFiles(stage, page);
      return (db) => fillPage(stage, db, page, urls);
    },
  }));
}

async function drawFiles(stage: Stage, { key, title, ...page }: DemoPage): Promise<Map<string, string>> {
  const { pictures, films } = filesOf({ key, title, ...page });
  const urls = new Map<string, string>();
  for (const film of films) {
    const { url } = await storeOnce(stage, {
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
    const { url } = await storeOnce(stage, { key: `page ${key} ${index}`, filename, tags: ['demo'], draw });
    urls.set(JSON.stringify(picture), url);
  }
  return urls;
}

async function fillPage(stage: Stage, db: Db, page: DemoPage, urls: ReadonlyMap<string, string>): Promise<number> {
  const ctx = staffContext(stage, db);
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
