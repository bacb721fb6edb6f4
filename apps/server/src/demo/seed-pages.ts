import { drawPicture, readDemoFilm } from '@platen/demo/node';
import { type DemoPage, demoPages, filmNames, picturesOf, sectionsOf } from '@platen/demo/pages';
import type { Context } from '../platform/context.ts';
import { listSkuTemplateOptions } from '../resources/catalogue/sku-templates/sku-templates.service.ts';
import { storeFile } from '../resources/files/blobs/blobs.service.ts';
import { createPage } from '../resources/storefront/custom-pages/custom-pages.service.ts';
import { publishPage } from '../resources/storefront/custom-pages/page-publishing.service.ts';
import { idOf } from './seed-catalogue.ts';

/** Where the pictures and films of the storefront are. */
type PageFiles = Pick<Parameters<typeof sectionsOf>[1], 'urlOf' | 'filmUrlOf'>;

export async function drawPages(ctx: Context, signal?: AbortSignal): Promise<PageFiles> {
  const urls = new Map<string, string>();
  async function store(key: string, filename: string, bytes: Buffer): Promise<void> {
    const { url } = await storeFile(ctx, { filename, bytes, ownerId: ctx.caller.id, tags: ['demo'] });
    urls.set(key, url);
  }
  for (const filename of filmNames) await store(filename, filename, await readDemoFilm(filename));
  for (const page of demoPages) {
    for (const [index, picture] of picturesOf(page).entries()) {
      signal?.throwIfAborted();
      await store(JSON.stringify(picture), `${page.title}-${index + 1}.jpg`, await drawPicture(picture));
    }
  }
  return {
    urlOf: (picture) => urls.get(JSON.stringify(picture)) ?? '',
    filmUrlOf: (film) => urls.get(film) ?? '',
  };
}

/** Every page published, with links to the templates of the catalogue. */
export async function placePages(ctx: Context, files: PageFiles): Promise<void> {
  const list = { page: 0, per_page: 100, order: [], filters: {} };
  const { data } = await listSkuTemplateOptions(ctx, list);
  const templateIds = new Map(data.map(({ name, id }) => [name, id]));
  for (const page of demoPages) await placePage(ctx, page, files, templateIds);
}

async function placePage(
  ctx: Context,
  page: DemoPage,
  files: PageFiles,
  templateIds: ReadonlyMap<string, number>,
): Promise<void> {
  const sections = sectionsOf(page, { ...files, linkTo: (name) => `/sku_templates/${idOf(templateIds, name)}` });
  const { title, description } = page;
  const { id } = await createPage(ctx, { title, description, configs: JSON.stringify(sections) });
  await publishPage(ctx, id, { rollback: false });
}
