import { describe, expect, it } from 'vitest';
import { type Ability, abilities, allAbilities } from '../abilities/abilities.ts';
import { abilitySetOf, canDo, groupAbilities, includesAbilities, isCustomer, roles, rolesWith } from './roles.ts';
import { staffRoles } from './staff-roles.ts';

const withoutWallet = {
  form_orders: ['read', 'update', 'destroy', 'close', 'confirm', 'refund'],
  orders: ['read', 'update', 'close'],
  import_tasks: ['read', 'destroy'],
  consumption_records: ['read'],
  recharges: ['read', 'approve', 'reject'],
};
const staff = roles.filter((role) => !isCustomer(role));
const lacks = (role: (typeof roles)[number], than: (typeof roles)[number]) =>
  [...abilitySetOf(than)].filter((ability) => !canDo(role, ability)).sort();

describe('roles', () => {
  it('give admins everything except for ordering and paying, because they have no wallet', () => {
    const { members: _, ...ofFactory } = abilities;
    expect(groupAbilities(abilitySetOf('admin'))).toEqual({ ...ofFactory, ...withoutWallet });
  });

  it('withhold from factory managers the server, the audit log, sign-in settings, approval rules and admins', () => {
    expect(lacks('factory_manager', 'admin')).toEqual([
      'approval_settings.update',
      'audit_entries.read',
      'data_protection.read',
      'data_protection.update',
      'health.read',
      'health.update',
      'roles.create',
      'roles.destroy',
      'roles.update',
      'sign_in_settings.read',
      'sign_in_settings.update',
      'users.manage_admins',
    ]);
  });

  it('leave staff what they could do before there were other roles: all but their colleagues’ accounts', () => {
    expect(lacks('staff', 'factory_manager')).toEqual(['users.manage_colleagues']);
    expect(lacks('factory_manager', 'staff')).toEqual([]);
  });

  it('give no desk anything that its manager lacks', () => {
    for (const role of staff.filter((each) => each !== 'admin'))
      expect(includesAbilities(abilitySetOf('factory_manager'), abilitySetOf(role)), role).toBe(true);
  });

  it('let viewers change nothing', () => {
    const reading = /\.(read|read_names)$/;
    expect([...abilitySetOf('viewer')].filter((ability) => !reading.test(ability))).toEqual([]);
  });

  it.each<[Ability, readonly string[]]>([
    ['recharges.approve', ['admin', 'factory_manager', 'staff', 'finance']],
    ['approvals.decide', ['admin', 'factory_manager', 'staff', 'finance']],
    ['users.grant_advance', ['admin', 'factory_manager', 'staff', 'finance']],
    ['users.create_colleagues', ['admin', 'factory_manager', 'staff']],
    ['users.manage_colleagues', ['admin', 'factory_manager']],
    ['users.manage_admins', ['admin']],
    ['outbounds.create', ['admin', 'factory_manager', 'staff', 'packer']],
    ['production_batches.start', ['admin', 'factory_manager', 'staff', 'print_operator']],
    ['sku_templates.publish', ['admin', 'factory_manager', 'staff', 'prepress']],
  ])('give %s to the right ones', (ability, holders) => {
    expect([...rolesWith(ability)].sort()).toEqual([...holders].sort());
  });

  it('withhold the creation of templates from customers', () => {
    expect(canDo('customer', 'sku_templates.read')).toBe(true);
    expect(canDo('customer', 'sku_templates.create')).toBe(false);
    expect(canDo('customer', 'categories.update')).toBe(false);
    expect(groupAbilities(abilitySetOf('customer')).sku_templates).toEqual(['read']);
  });

  it('name only abilities that exist, and leave none without a holder', () => {
    const held = new Set(roles.flatMap((role) => [...abilitySetOf(role)]));
    expect([...held].sort()).toEqual([...allAbilities].sort());
    expect(Object.keys(staffRoles)).toEqual(staff);
  });
});
