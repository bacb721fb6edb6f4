import { fetchClient } from '@platen/contract/fetch-client';
import { readSections } from '@platen/pages/page';
import { type BlockType, sectionTypes } from '@platen/pages/blocks';
import type { Sections } from '@platen/pages/page-tree';

/** Publishes a page with one block of each kind, with the pictures and the video of the demo's pages. */
export async function publishSixBlocks(productUrl: string): Promise<{ url: string; sections: Sections }> {
  const visitor = fetchClient({ url: productUrl });
  const body = { login_name: 'factory', password: 'platen-demo-2026' };
  const { token } = await visitor('POST /sessions', { body });
  const staff = fetchClient({ url: productUrl, token });
  const demo = await Promise.all([1, 2].map((id) => staff('GET /custom_pages/:id', { params: { id } })));
  const known = demo.flatMap(({ configs }) => readSections(JSON.parse(configs)).data ?? []);
  const sections = sectionTypes.map((type) => firstOf(known, type));
  const { id, public_url } = await staff('POST /custom_pages', {
    body: { title: 'Six blocks', configs: JSON.stringify(sections) },
  });
  await staff('POST /custom_pages/:id/publish', { params: { id }, query: {} });
  return { url: `${productUrl}${public_url}`, sections };
}

function firstOf(sections: Sections, type: BlockType): Sections[number] {
  const found = sections.find((section) => section.type === type);
  if (!found) throw new Error(`the demo's pages have no ${type}`);
  return found;
}
