import type { Client } from '@platen/contract/client';
import { type FetchOptions, fetchClient } from '@platen/contract/fetch-client';
import { newLayer } from '@platen/design/new-layer';

/** The size of a template's page in px, and the cells of its pictures. */
export const pageSidePx = 2000;

export interface Cell {
  left: number;
  top: number;
  side: number;
}

/** Positions for `count` pictures, in rows. */
export function cellsOf(count: number): Cell[] {
  const columns = Math.ceil(Math.sqrt(count));
  const pitch = pageSidePx / columns;
  return Array.from({ length: count }, (_, index) => ({
    left: (index % columns) * pitch,
    top: Math.floor(index / columns) * pitch,
    side: pitch * 0.8,
  }));
}

export async function signIn(url: string): Promise<{ api: Client<FetchOptions>; token: string }> {
  const stranger = fetchClient({ url, token: undefined });
  const { token } = await stranger('POST /sessions', {
    body: { login_name: 'factory', password: 'platen-demo-2026' },
  });
  return { api: fetchClient({ url, token }), token };
}

export async function findPicture(api: Client<FetchOptions>): Promise<string> {
  const { data } = await api('GET /sku_templates', { query: { per_page: 100 } });
  for (const { id } of data) {
    const { excel_config } = await api('GET /sku_templates/:id', { params: { id } });
    const option = excel_config.find(({ type }) => type === 'image')?.options[0];
    if (option) return option.value;
  }
  throw new Error('no template of the demo offers a picture');
}

/** Creates a template with `count` pictures on one page and returns its id. */
export async function makeTemplate(api: Client<FetchOptions>, count: number, picture: string): Promise<number> {
  const { id } = await api('POST /sku_templates', {
    body: { name: `${count} layers`, kind: 'micro_custom', size_prices: [{ size: 'S', price: 1 }] },
  });
  const url = { label: '', editable: false, required: false, value: picture };
  const layers = cellsOf(count).map(({ left, top, side }, index) =>
    newLayer('Image', {
      set: { id: `image${index}`, name: `image ${index}`, left, top, width: side, height: side, url },
    }),
  );
  const page = { id: 'p', name: 'p', type: 'production' as const, size: 'S', price: 1, layers };
  await api('PUT /sku_templates/:id', {
    params: { id },
    body: { production_image_configs: [{ ...page, width: pageSidePx, height: pageSidePx }] },
  });
  return id;
}
