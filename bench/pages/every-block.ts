import { fetchClient } from '@platen/contract/fetch-client';
import { sectionTypes } from '@platen/pages/blocks';
import { readSections } from '@platen/pages/page';
import { newBlock } from '@platen/pages/page-edits';
import type { Sections } from '@platen/pages/page-tree';

/** Publishes a page with one block of each kind: the first of the demo's pages, or a new one of a kind that they lack. */
export async function publishEveryBlock(productUrl: string): Promise<{ url: string; sections: Sections }> {
  const visitor = fetchClient({ url: productUrl });
  const body = { login_name: 'factory', password: 'platen-demo-2026' };
  const { token } = await visitor('POST /sessions', { body });
  const staff = fetchClient({ url: productUrl, token });
  const demo = await Promise.all([1, 2].map((id) => staff('GET /custom_pages/:id', { params: { id } })));
  const known = demo.flatMap(({ configs }) => readSections(JSON.parse(configs)).data ?? []);
  const taken = new Set(known.map(({ id }) => id));
  const sections = sectionTypes.map((type) => known.find((each) => each.type === type) ?? newBlock(type, true, taken));
  const { id, public_url } = await staff('POST /custom_pages', {
    body: { title: 'Every block', configs: JSON.stringify(sections) },
  });
  await staff('POST /custom_pages/:id/publish', { params: { id }, query: {} });
  return { url: `${productUrl}${public_url}`, sections };
}
