import type { Ability } from '../abilities/abilities.ts';
import { allBut, type RoleRecord, walletAbilities } from './role-record.ts';

/** What only administrators may do: make administrators, and change what the others are controlled by. */
export const reservedAbilities: readonly Ability[] = [
  'users.manage_admins',
  'roles.create',
  'roles.update',
  'roles.destroy',
  'approval_settings.update',
];

/** What concerns the server and how people sign in. */
const serverAbilities: readonly Ability[] = [
  'audit_entries.read',
  'data_protection.read',
  'data_protection.update',
  'health.read',
  'health.update',
  'sign_in_settings.read',
  'sign_in_settings.update',
];

/** What everyone in the factory sees: orders, where they are, and what they are made of. */
const basis: readonly Ability[] = [
  'home_pages.read',
  'applications.read',
  'shipping_settings.read',
  'sample_data.read',
  'sku_templates.read',
  'categories.read',
  'blobs.read',
  'form_orders.read',
  'orders.read',
  'production_batches.read',
  'outbounds.read',
  'users.read_names',
];

/** What an order is edited with, next to the order itself. */
const designMaterials: readonly Ability[] = [
  'font_libraries.read',
  'image_libraries.read',
  'library_categories.read',
  'blobs.create',
];

/**
 * The roles of the people of the factory, each with all that its holders may do. They are documented in
 * `docs/security/roles.md`, which a test compares with these records.
 */
export const staffRoles = {
  admin: {
    text: { zh: '管理员', en: 'Administrator' },
    hint: {
      zh: '可做一切：包括管理管理员、角色、登录设置，查看系统状态和操作日志。',
      en: 'May do everything, also manage administrators, roles and sign-in settings and see the server and the audit log.',
    },
    tone: 'rose',
    party: 'staff',
    startScreen: 'home',
    abilities: allBut(walletAbilities),
  },
  factory_manager: {
    text: { zh: '工厂主管', en: 'Factory manager' },
    hint: {
      zh: '管理工厂的全部业务和同事，不含管理员和可复核资金的同事、系统状态、操作日志和登录设置。',
      en: 'Runs the whole factory and its people, but not administrators, those who approve money, the server, the audit log or sign-in settings.',
    },
    tone: 'primary',
    party: 'staff',
    startScreen: 'home',
    abilities: allBut(walletAbilities, reservedAbilities, serverAbilities),
  },
  staff: {
    text: { zh: '工厂人员', en: 'Factory staff' },
    hint: {
      zh: '做各岗位的工作：查看全部订单、生产发货、审核充值。',
      en: 'Works at every desk: sees all orders, runs production, approves recharges.',
    },
    tone: 'primary',
    party: 'staff',
    startScreen: 'home',
    abilities: allBut(walletAbilities, reservedAbilities, serverAbilities, ['users.manage_colleagues']),
  },
  prepress: {
    text: { zh: '制版', en: 'Prepress' },
    hint: {
      zh: '制作模板、字体和图片库，修改订单的设计并重新生成图片。',
      en: 'Makes templates, fonts and image libraries, corrects the designs of orders and renders them again.',
    },
    tone: 'info',
    party: 'staff',
    startScreen: 'sku_templates',
    abilities: new Set<Ability>([
      ...basis,
      ...designMaterials,
      'blobs.destroy',
      'sku_templates.create',
      'sku_templates.update',
      'sku_templates.publish',
      'sku_templates.unpublish',
      'categories.create',
      'categories.update',
      'categories.destroy',
      'font_libraries.create',
      'font_libraries.update',
      'font_libraries.destroy',
      'image_libraries.create',
      'image_libraries.update',
      'image_libraries.destroy',
      'library_categories.create',
      'library_categories.update',
      'library_categories.destroy',
      'image_library_download_records.read',
      'image_library_download_records.create',
      'image_library_download_records.destroy',
      'orders.update',
      'production_batches.download',
    ]),
  },
  print_operator: {
    text: { zh: '印刷操作员', en: 'Print operator' },
    hint: {
      zh: '在生产工作台开始批次，下载生产图，打印车间单据。',
      en: 'Starts batches at the order desk, downloads production images and prints the papers.',
    },
    tone: 'warning',
    party: 'staff',
    startScreen: 'order_desk',
    abilities: new Set<Ability>([...basis, 'production_batches.start', 'production_batches.download']),
  },
  packer: {
    text: { zh: '打包发货', en: 'Packer' },
    hint: {
      zh: '扫码打包，登记和更正发货与物流单号，打印标签。',
      en: 'Scans and packs, records and corrects parcels and tracking numbers, prints labels.',
    },
    tone: 'warning',
    party: 'staff',
    startScreen: 'outbounds',
    abilities: new Set<Ability>([
      ...basis,
      'production_batches.download',
      'outbounds.create',
      'outbounds.update',
      'outbounds.void',
    ]),
  },
  finance: {
    text: { zh: '财务', en: 'Finance' },
    hint: {
      zh: '审核充值、授予预支额度、退款、渠道对账，查看全部账单。',
      en: 'Approves recharges, grants advances, refunds, checks payment statements and sees all bills.',
    },
    tone: 'success',
    party: 'staff',
    startScreen: 'recharges',
    abilities: new Set<Ability>([
      ...basis,
      'form_orders.refund',
      'consumption_records.read',
      'bills.read',
      'recharges.read',
      'recharges.approve',
      'recharges.reject',
      'approvals.read',
      'approvals.decide',
      'payment_settings.read',
      'payment_settings.update',
      'users.read',
      'users.grant_advance',
    ]),
  },
  support: {
    text: { zh: '客服', en: 'Support' },
    hint: {
      zh: '管理客户账号，查看并修改客户的订单，查看账单和回调通知。',
      en: 'Looks after customers’ accounts, amends their orders and sees their bills and webhooks.',
    },
    tone: 'info',
    party: 'staff',
    startScreen: 'users',
    abilities: new Set<Ability>([
      ...basis,
      ...designMaterials,
      'users_sku_templates.read',
      'form_orders.update',
      'form_orders.close',
      'orders.update',
      'orders.close',
      'import_tasks.read',
      'consumption_records.read',
      'bills.read',
      'recharges.read',
      'api_keys.read',
      'webhooks.read',
      'users.read',
      'users.create',
      'users.update',
      'users.freeze',
      'users.reset_password',
    ]),
  },
  viewer: {
    text: { zh: '只读', en: 'Viewer' },
    hint: { zh: '查看一切业务数据，不能修改。', en: 'Sees all of the business and changes nothing.' },
    tone: 'gray',
    party: 'staff',
    startScreen: 'home',
    abilities: new Set<Ability>([
      ...[...allBut(walletAbilities, serverAbilities)].filter((ability) => ability.endsWith('.read')),
      'users.read_names',
    ]),
  },
} as const satisfies Record<string, RoleRecord>;
