import type { SkuTemplateCard } from '@platen/model/catalogue/sku-templates';
import { expect, it } from 'vitest';
import { withPrivateEntry } from './private-entry.ts';

const card = (id: number, entry: number | null) =>
  ({ id, current_users_sku_template_id: entry }) as unknown as SkuTemplateCard;
const meta = { page: 1, per_page: 24, total: 2, total_pages: 1, total_is_estimate: false, next_cursor: null };

it('changes one template on a page, and leaves the others alone', () => {
  const page = { data: [card(1, null), card(2, 7)], meta };
  expect(withPrivateEntry(page, 1, 9)).toEqual({ data: [card(1, 9), card(2, 7)], meta });
});

it('changes the template on its own screen', () => {
  expect(withPrivateEntry(card(1, 9), 1, null)).toEqual(card(1, null));
  expect(withPrivateEntry(card(2, 9), 1, null)).toEqual(card(2, 9));
});

it.each([undefined, 12, { something: 'else' }])('leaves %s as it is', (cached) => {
  expect(withPrivateEntry(cached, 1, 9)).toBe(cached);
});
