import { drawPicture, readDemoFilm } from '@platen/demo/node';
import { type DemoPage, demoPages, filmNames, picturesOf, sectionsOf } from '@platen/demo/pages';
import type { Context } from '../platform/context.ts';
import { storeFile } from '../resources/files/blobs/blobs.service.ts';
import { createPage } from '../resources/storefront/custom-pages/custom-pages.service.ts';
import { publishPage } from '../resources/storefront/custom-pages/page-publishing.service.ts';
import { idOf } from './seed-catalogue.ts';

/** The storefront: every page published, with links to the templates of the catalogue. */
export async function seedPages(ctx: Context, templateIds: ReadonlyMap<string, number>): Promise<void> {
  const films = await seedFilms(ctx);
  for (const page of demoPages) await seedPage(ctx, page, films, templateIds);
}

async function seedFilms(ctx: Context): Promise<Map<string, string>> {
  const urls = new Map<string, string>();
  for (const filename of filmNames) {
    const bytes = await readDemoFilm(filename);
    const { url } = await storeFile(ctx, { filename, bytes, ownerId: ctx.caller.id, tags: ['demo'] });
    urls.set(filename, url);
  }
  return urls;
}

async function seedPage(
  ctx: Context,
  page: DemoPage,
  films: ReadonlyMap<string, string>,
  templateIds: ReadonlyMap<string, number>,
): Promise<void> {
  const urls = new Map<string, string>();
  for (const [index, picture] of picturesOf(page).entries()) {
    const filename = `${page.title}-${index + 1}.jpg`;
    const bytes = drawPicture(picture);
    const { url } = await storeFile(ctx, { filename, bytes, ownerId: ctx.caller.id, tags: ['demo'] });
    urls.set(JSON.stringify(picture), url);
  }
  const sections = sectionsOf(page, {
    urlOf: (picture) => urls.get(JSON.stringify(picture)) ?? '',
    filmUrlOf: (film) => films.get(film) ?? '',
    linkTo: (name) => `/sku_templates/${idOf(templateIds, name)}`,
  });
  const { title, description } = page;
  const { id } = await createPage(ctx, { title, description, configs: JSON.stringify(sections) });
  await publishPage(ctx, id, { rollback: false });
}
