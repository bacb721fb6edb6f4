import type { DraftColumn } from '../draft/draft-columns.ts';

/** The estimated heights before a row is measured; that of the header is in the style sheet, too. */
export const rowPx = { head: 38, row: 43, card: 420, gap: 12 } as const;

const widthsPx: Readonly<Record<string, number>> = {
  no: 152,
  sub_no: 96,
  size: 132,
  quantity: 80,
  images: 204,
  receiver_name: 132,
  phone: 140,
  company_name: 140,
  country: 120,
  province: 108,
  city: 108,
  address: 260,
  zip_code: 96,
  shipping_method: 140,
  remark: 200,
};

function widthOf(column: DraftColumn): number {
  if (column.kind === 'item') return column.item.type === 'image' ? 124 : 140;
  return widthsPx[column.cell] ?? 140;
}

/** The columns of a row as CSS grid tracks. The last one, with the row's tools, takes the remaining width. */
export function gridTracks(columns: readonly DraftColumn[], isFolded: boolean): string {
  const own = columns.map((column) => `${widthOf(column)}px`);
  return ['40px', ...own, ...(isFolded ? ['168px'] : []), '124px', 'minmax(76px, 1fr)'].join(' ');
}
