import { describe, expect, it } from 'vitest';
import { abilities, abilitiesOf, canDo } from './abilities.ts';

describe('abilities', () => {
  it('lets staff and admins do everything that is listed', () => {
    expect(abilitiesOf('staff')).toEqual(abilities);
    expect(abilitiesOf('admin')).toEqual(abilities);
  });

  it('keeps the making of templates from customers', () => {
    expect(canDo('customer', 'sku_templates.read')).toBe(true);
    expect(canDo('customer', 'sku_templates.create')).toBe(false);
    expect(canDo('customer', 'categories.update')).toBe(false);
    expect(abilitiesOf('customer').sku_templates).toEqual(['read']);
  });
});
