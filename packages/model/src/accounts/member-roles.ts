import type { Ability } from '../abilities/abilities.ts';
import { customerRoles } from './customer-roles.ts';
import type { RoleRecord } from './role-record.ts';

/** What a member of a customer's company may do. Where they start and whose rows they see, the customer's role says. */
type MemberRoleRecord = Pick<RoleRecord, 'text' | 'hint' | 'tone' | 'abilities'>;

const ofOwner = customerRoles.customer.abilities;
const without = (...abilities: readonly Ability[]) =>
  new Set([...ofOwner].filter((ability) => !abilities.includes(ability)));

/** What opens the account to programs and to other people. */
const administration: readonly Ability[] = [
  'api_keys.read',
  'api_keys.create',
  'api_keys.update',
  'api_keys.destroy',
  'webhooks.read',
  'webhooks.create',
  'webhooks.update',
  'webhooks.destroy',
  'members.create',
  'members.update',
  'members.destroy',
  'members.transfer',
];

/** To add one: a record here, and a migration for the check constraint of `users.member_role`. */
export const memberRoleRecords = {
  owner: {
    text: { zh: '所有者', en: 'Owner' },
    hint: { zh: '拥有全部权限，可以转让公司。', en: 'May do everything, and hand the company over.' },
    tone: 'info',
    abilities: ofOwner,
  },
  manager: {
    text: { zh: '管理员', en: 'Manager' },
    hint: {
      zh: '下单、付款、充值，管理成员、API 密钥和回调。',
      en: 'Orders, pays and recharges; manages members, API keys and webhooks.',
    },
    tone: 'primary',
    abilities: without('members.transfer'),
  },
  buyer: {
    text: { zh: '采购员', en: 'Buyer' },
    hint: { zh: '下单并从钱包付款。', en: 'Places orders and pays from the wallet.' },
    tone: 'success',
    abilities: without(...administration, 'recharges.create'),
  },
  viewer: {
    text: { zh: '只读成员', en: 'Viewer' },
    hint: { zh: '查看订单和账单，不能更改。', en: 'Sees orders and bills, and changes nothing.' },
    tone: 'gray',
    abilities: new Set(
      [...ofOwner].filter((ability) => ability.endsWith('.read') && !administration.includes(ability)),
    ),
  },
} as const satisfies Record<string, MemberRoleRecord>;

export type MemberRole = keyof typeof memberRoleRecords;
export const memberRoles = Object.keys(memberRoleRecords) as readonly MemberRole[];
/** Ownership is handed over, not assigned: there is always exactly one owner. */
export const assignableMemberRoles = ['manager', 'buyer', 'viewer'] as const satisfies readonly MemberRole[];
