import { type Ability, allAbilities, type Resource } from './abilities.ts';
import type { BilingualText } from './locale.ts';
import type { Party } from './order-lifecycle/order-states.ts';
import type { Tone } from './tone.ts';

interface RoleRecord {
  text: BilingualText;
  /** One sentence for the person who assigns the role. */
  hint: BilingualText;
  tone: Tone;
  /** The party in an order. Customers have a wallet and see their own rows; the factory sees all rows. */
  party: Party;
  abilities: ReadonlySet<Ability>;
}

/** Abilities that require a wallet: the factory neither orders nor pays. */
const walletAbilities: readonly Ability[] = [
  'form_orders.create',
  'orders.create',
  'import_tasks.create',
  'import_tasks.update',
  'consumption_records.create',
  'recharges.create',
];

/** Abilities that would make their holder an administrator, and those that concern the server. */
const adminAbilities: readonly Ability[] = [
  'users.manage_colleagues',
  'users.manage_admins',
  'audit_entries.read',
  'health.read',
  'health.update',
  'sign_in_settings.read',
  'sign_in_settings.update',
];

const allBut = (...without: (readonly Ability[])[]) =>
  new Set(allAbilities.filter((ability) => !without.flat().includes(ability)));

/**
 * All roles with their abilities. To add a role: a record here, and a migration for the check constraint of
 * `users.role` with its line in the index (a test compares the two).
 */
export const roleRecords = {
  customer: {
    text: { zh: '客户', en: 'Customer' },
    hint: { zh: '下单，并从钱包支付。', en: 'Places orders and pays from a wallet.' },
    tone: 'info',
    party: 'customer',
    abilities: new Set<Ability>([
      ...walletAbilities,
      'home_pages.read',
      'api_keys.read',
      'api_keys.create',
      'api_keys.update',
      'api_keys.destroy',
      'applications.read',
      'shipping_settings.read',
      'sample_data.read',
      'sku_templates.read',
      'users_sku_templates.read',
      'users_sku_templates.create',
      'users_sku_templates.destroy',
      'categories.read',
      'font_libraries.read',
      'image_libraries.read',
      'library_categories.read',
      'blobs.read',
      'blobs.create',
      'blobs.destroy',
      'form_orders.read',
      'form_orders.update',
      'form_orders.destroy',
      'form_orders.close',
      'form_orders.confirm',
      'form_orders.refund',
      'orders.read',
      'orders.update',
      'orders.close',
      'import_tasks.read',
      'import_tasks.destroy',
      'production_batches.read',
      'production_batches.destroy',
      'outbounds.read',
      'consumption_records.read',
      'bills.read',
      'recharges.read',
      'webhooks.read',
      'webhooks.create',
      'webhooks.update',
      'webhooks.destroy',
    ]),
  },
  staff: {
    text: { zh: '工厂人员', en: 'Factory staff' },
    hint: {
      zh: '查看全部订单、生产发货、审核充值。',
      en: 'Sees all orders, runs production, approves recharges.',
    },
    tone: 'primary',
    party: 'staff',
    abilities: allBut(walletAbilities, adminAbilities),
  },
  admin: {
    text: { zh: '管理员', en: 'Administrator' },
    hint: {
      zh: '工厂人员，并可新建和冻结管理员、查看系统状态。',
      en: 'Staff who can also create and freeze administrators and see how the server is.',
    },
    tone: 'rose',
    party: 'staff',
    abilities: allBut(walletAbilities),
  },
} as const satisfies Record<string, RoleRecord>;

export type Role = keyof typeof roleRecords;
export const roles = Object.keys(roleRecords) as readonly Role[];

export function canDo(role: Role, ability: Ability): boolean {
  return roleRecords[role].abilities.has(ability);
}

export const rolesWith = (ability: Ability): readonly Role[] => roles.filter((role) => canDo(role, ability));

export const partyOf = (role: Role): Party => roleRecords[role].party;
export const isCustomer = (role: Role): boolean => partyOf(role) === 'customer';

/**
 * The abilities of a role, grouped by resource in the order of the resources: the response of `GET /mine/abilities`.
 */
export function abilitiesOf(role: Role): Partial<Record<Resource, string[]>> {
  const grouped: Partial<Record<Resource, string[]>> = {};
  for (const ability of allAbilities) {
    if (!canDo(role, ability)) continue;
    const [resource, action] = ability.split('.') as [Resource, string];
    (grouped[resource] ??= []).push(action);
  }
  return grouped;
}
