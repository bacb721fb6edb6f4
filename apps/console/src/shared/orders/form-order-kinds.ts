import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import { linkOptions } from '@tanstack/react-router';

/** The three kinds of form orders as URLs name them: `/form_orders/micro_custom`. */
const kindOfSlug = { micro_custom: 'micro_custom', form: 'form_order', batch: 'batch_order' } as const;
export type FormOrderSlug = keyof typeof kindOfSlug;

const slugOfKind: Record<TemplateKind, FormOrderSlug> = {
  micro_custom: 'micro_custom',
  form_order: 'form',
  batch_order: 'batch',
};

/** The kind of a URL; undefined for an unknown one. */
export function findKind(slug: string): TemplateKind | undefined {
  return Object.hasOwn(kindOfSlug, slug) ? kindOfSlug[slug as FormOrderSlug] : undefined;
}

export const formOrdersLink = (kind: TemplateKind) => linkOptions({ to: `/form_orders/${slugOfKind[kind]}` as const });

export const formOrderLink = (kind: TemplateKind, id: number) =>
  linkOptions({ to: '/form_orders/$type/$id', params: { type: slugOfKind[kind], id: String(id) } });

export const newFormOrderLink = (kind: TemplateKind, skuTemplateNo?: string) =>
  linkOptions({
    to: '/form_orders/$type/new',
    params: { type: slugOfKind[kind] },
    search: skuTemplateNo ? { sku_template_no: skuTemplateNo } : {},
  });

/** The form, with the rows of an earlier form order. */
export const repeatedFormOrderLink = (kind: TemplateKind, skuTemplateNo: string, id: number) =>
  linkOptions({
    to: '/form_orders/$type/new',
    params: { type: slugOfKind[kind] },
    search: { sku_template_no: skuTemplateNo, repeat: id },
  });
