import { describe, expect, it } from 'vitest';
import { abilities, abilitiesOf, canDo } from './abilities.ts';

const withoutWallet = {
  form_orders: ['read', 'update', 'destroy', 'close', 'confirm', 'refund'],
  orders: ['read', 'update', 'close'],
  import_tasks: ['read', 'destroy'],
  consumption_records: ['read'],
  recharges: ['read', 'approve', 'reject'],
};

describe('abilities', () => {
  it('lets staff and admins do everything that is listed, but order and pay: they have no wallet', () => {
    for (const role of ['staff', 'admin'] as const) {
      expect(Object.keys(abilitiesOf(role))).toEqual(Object.keys(abilities));
      expect(abilitiesOf(role)).toMatchObject({ ...abilities, ...withoutWallet });
    }
  });

  it('keeps the making of templates from customers', () => {
    expect(canDo('customer', 'sku_templates.read')).toBe(true);
    expect(canDo('customer', 'sku_templates.create')).toBe(false);
    expect(canDo('customer', 'categories.update')).toBe(false);
    expect(abilitiesOf('customer').sku_templates).toEqual(['read']);
  });
});
