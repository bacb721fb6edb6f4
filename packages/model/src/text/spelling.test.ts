import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { skuTemplateInputSchema } from '../catalogue/sku-templates.ts';
import { formOrderHeadSchema } from '../orders/form-orders.ts';
import { lenientEnum } from './spelling.ts';

describe('spellings in bodies', () => {
  it.each([
    ['FormOrder::MicroCustom', 'FormOrder::MicroCustom'],
    ['formOrderMicroCustom', 'FormOrder::MicroCustom'],
    ['form_order_micro_custom', 'FormOrder::MicroCustom'],
    ['micro_custom', 'FormOrder::MicroCustom'],
    ['microCustom', 'FormOrder::MicroCustom'],
    ['formOrderForm', 'FormOrder::Form'],
    ['form_order', 'FormOrder::Form'],
    ['formOrder', 'FormOrder::Form'],
    ['formOrderBatch', 'FormOrder::Batch'],
    ['batchOrder', 'FormOrder::Batch'],
    ['FormOrder::Eaten', undefined],
  ])('the type %s is %s', (text, type) => {
    expect(formOrderHeadSchema.shape.type.safeParse(text).data).toBe(type);
  });

  it.each([
    ['micro_custom', 'micro_custom'],
    ['microCustom', 'micro_custom'],
    ['formOrder', 'form_order'],
    ['batchOrder', 'batch_order'],
    ['form', undefined],
  ])('the kind %s is %s', (text, kind) => {
    expect(skuTemplateInputSchema.shape.kind.safeParse(text).data).toBe(kind);
  });

  it('are documented in the spelling of responses', () => {
    const described = z.toJSONSchema(lenientEnum(['micro_custom', 'form_order']), { io: 'input' });
    expect(described).toMatchObject({ type: 'string', enum: ['micro_custom', 'form_order'] });
  });
});
