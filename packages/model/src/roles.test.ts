import { describe, expect, it } from 'vitest';
import { abilities } from './abilities.ts';
import { abilitiesOf, canDo, rolesWith } from './roles.ts';

const withoutWallet = {
  form_orders: ['read', 'update', 'destroy', 'close', 'confirm', 'refund'],
  orders: ['read', 'update', 'close'],
  import_tasks: ['read', 'destroy'],
  consumption_records: ['read'],
  recharges: ['read', 'approve', 'reject'],
};

describe('abilities', () => {
  it('gives staff and admins everything except for ordering and paying, because they have no wallet', () => {
    expect(abilitiesOf('admin')).toEqual({ ...abilities, ...withoutWallet });
    const { health: _health, audit_entries: _auditEntries, sign_in_settings: _signInSettings, ...ofStaff } = abilities;
    expect(Object.keys(abilitiesOf('staff'))).toEqual(Object.keys(ofStaff));
  });

  it('withholds from staff only what would make them administrators and what concerns the server', () => {
    const { users: ofStaff, ...rest } = abilitiesOf('staff');
    const { users: ofAdmins, health, audit_entries, sign_in_settings, ...all } = abilitiesOf('admin');
    expect(rest).toEqual(all);
    expect({ health, audit_entries, sign_in_settings }).toEqual({
      health: ['read', 'update'],
      audit_entries: ['read'],
      sign_in_settings: ['read', 'update'],
    });
    expect(ofAdmins?.filter((action) => !ofStaff?.includes(action))).toEqual(['manage_colleagues', 'manage_admins']);
    expect(rolesWith('users.manage_admins')).toEqual(['admin']);
  });

  it('withholds the creation of templates from customers', () => {
    expect(canDo('customer', 'sku_templates.read')).toBe(true);
    expect(canDo('customer', 'sku_templates.create')).toBe(false);
    expect(canDo('customer', 'categories.update')).toBe(false);
    expect(abilitiesOf('customer').sku_templates).toEqual(['read']);
  });
});
