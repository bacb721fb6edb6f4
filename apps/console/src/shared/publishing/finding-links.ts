import type { PublishCheck } from '@platen/contract/catalogue/sku-template';
import { linkOptions } from '@tanstack/react-router';
import type { LinkTarget } from '../../ui/actions/action.types.ts';

export type PublishFinding = PublishCheck['findings'][number];

/** The field of the template's form that fixes a finding; other findings are fixed in the design. */
const fieldOf: Partial<Record<PublishFinding['kind'], string>> = {
  price_missing: 'size_prices',
  only_price_missing: 'size_prices',
  cover_missing: 'effect_image_ids',
  category_missing: 'category_id',
  description_missing: 'description',
};

export function isOfDesign({ kind }: PublishFinding): boolean {
  return fieldOf[kind] === undefined;
}

/** The screen on which a finding is fixed. */
export function linkOfFinding(templateId: number, finding: PublishFinding): LinkTarget {
  const params = { id: String(templateId) };
  const field = fieldOf[finding.kind];
  if (field !== undefined) return linkOptions({ to: '/sku_templates/$id/edit', params, search: { field } });
  const { config_id: image, layer_id: layer } = finding;
  return linkOptions({ to: '/editor/$id', params, search: { ...(image && { image }), ...(layer && { layer }) } });
}
