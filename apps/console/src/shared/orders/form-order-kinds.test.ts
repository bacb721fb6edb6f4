import { expect, it } from 'vitest';
import { findKind } from './form-order-kinds.ts';

it.each([
  ['micro_custom', 'micro_custom'],
  ['form', 'form_order'],
  ['batch', 'batch_order'],
  ['form_order', undefined],
  ['constructor', undefined],
])('%s: %s', (slug, kind) => {
  expect(findKind(slug)).toBe(kind);
});
