import type { BilingualText } from '../text/locale.ts';
import type { Ability } from './abilities.ts';

interface AbilityTexts {
  text: BilingualText;
  abilities: Partial<Record<Ability, BilingualText>>;
}

/** What each ability allows, in plain words. Every ability is in exactly one group, which a test checks. */
const groups: Readonly<Record<string, AbilityTexts>> = {
  orders: {
    text: { zh: '订单', en: 'Orders' },
    abilities: {
      'home_pages.read': { zh: '查看首页数据', en: 'See the figures of the home page' },
      'form_orders.read': { zh: '查看订单', en: 'See purchase orders' },
      'form_orders.create': { zh: '下单', en: 'Place purchase orders' },
      'form_orders.update': { zh: '修改订单标签', en: 'Change the tags of purchase orders' },
      'form_orders.close': { zh: '关闭未支付的订单', en: 'Cancel unpaid purchase orders' },
      'form_orders.confirm': { zh: '确认生产', en: 'Confirm production' },
      'form_orders.refund': { zh: '退款和驳回订单', en: 'Refund and reject purchase orders' },
      'form_orders.destroy': { zh: '删除订单', en: 'Delete purchase orders' },
      'orders.read': { zh: '查看和导出订单明细', en: 'See and export orders' },
      'orders.create': { zh: '新建订单明细', en: 'Create orders' },
      'orders.update': { zh: '修改订单明细和设计，重新生成图片', en: 'Amend orders and their designs, render again' },
      'orders.close': { zh: '关闭未支付的订单明细', en: 'Cancel unpaid orders' },
      'import_tasks.read': { zh: '查看导入任务', en: 'See imports' },
      'import_tasks.create': { zh: '导入订单表格', en: 'Import order sheets' },
      'import_tasks.update': { zh: '处理导入任务', en: 'Work on imports' },
      'import_tasks.destroy': { zh: '删除导入任务', en: 'Delete imports' },
    },
  },
  production: {
    text: { zh: '生产与发货', en: 'Production and shipping' },
    abilities: {
      'production_batches.read': { zh: '查看生产批次', en: 'See production batches' },
      'production_batches.start': { zh: '开始生产批次', en: 'Start production batches' },
      'production_batches.download': {
        zh: '下载生产图，打印车间单据',
        en: 'Download production images and print papers',
      },
      'production_batches.destroy': { zh: '删除生产批次', en: 'Delete production batches' },
      'outbounds.read': { zh: '查看发货记录', en: 'See shipments' },
      'outbounds.create': { zh: '登记发货', en: 'Record parcels' },
      'outbounds.update': { zh: '更正物流单号', en: 'Correct tracking numbers' },
      'outbounds.void': { zh: '作废发货记录', en: 'Void parcels' },
    },
  },
  products: {
    text: { zh: '产品', en: 'Products' },
    abilities: {
      'sku_templates.read': { zh: '查看模板', en: 'See templates' },
      'sku_templates.create': { zh: '新建模板', en: 'Create templates' },
      'sku_templates.update': { zh: '修改和设计模板', en: 'Edit and design templates' },
      'sku_templates.publish': { zh: '发布模板', en: 'Publish templates' },
      'sku_templates.unpublish': { zh: '下架模板', en: 'Unpublish templates' },
      'users_sku_templates.read': { zh: '查看私有模板', en: 'See private templates' },
      'users_sku_templates.create': { zh: '收藏模板', en: 'Add templates to private' },
      'users_sku_templates.destroy': { zh: '取消收藏模板', en: 'Remove templates from private' },
      'categories.read': { zh: '查看模板分类', en: 'See categories' },
      'categories.create': { zh: '新建模板分类', en: 'Create categories' },
      'categories.update': { zh: '修改模板分类', en: 'Edit categories' },
      'categories.destroy': { zh: '删除模板分类', en: 'Delete categories' },
      'font_libraries.read': { zh: '查看字体', en: 'See fonts' },
      'font_libraries.create': { zh: '添加字体', en: 'Add fonts' },
      'font_libraries.update': { zh: '修改字体', en: 'Edit fonts' },
      'font_libraries.destroy': { zh: '删除字体', en: 'Delete fonts' },
      'image_libraries.read': { zh: '查看图片库', en: 'See image libraries' },
      'image_libraries.create': { zh: '新建图片库', en: 'Create image libraries' },
      'image_libraries.update': { zh: '修改图片库', en: 'Edit image libraries' },
      'image_libraries.destroy': { zh: '删除图片库', en: 'Delete image libraries' },
      'library_categories.read': { zh: '查看图片库分类', en: 'See library categories' },
      'library_categories.create': { zh: '新建图片库分类', en: 'Create library categories' },
      'library_categories.update': { zh: '修改图片库分类', en: 'Edit library categories' },
      'library_categories.destroy': { zh: '删除图片库分类', en: 'Delete library categories' },
      'image_library_download_records.read': { zh: '查看分享链接', en: 'See shared links' },
      'image_library_download_records.create': { zh: '创建分享链接', en: 'Create shared links' },
      'image_library_download_records.destroy': { zh: '停用分享链接', en: 'Revoke shared links' },
      'blobs.read': { zh: '查看已上传的文件', en: 'See uploaded files' },
      'blobs.create': { zh: '上传文件', en: 'Upload files' },
      'blobs.destroy': { zh: '删除文件', en: 'Delete files' },
    },
  },
  money: {
    text: { zh: '资金', en: 'Money' },
    abilities: {
      'bills.read': { zh: '查看和导出账单', en: 'See and export bills' },
      'consumption_records.read': { zh: '查看支付记录', en: 'See payments' },
      'consumption_records.create': { zh: '用余额支付', en: 'Pay from a balance' },
      'recharges.read': { zh: '查看充值', en: 'See recharges' },
      'recharges.create': { zh: '充值', en: 'Recharge' },
      'recharges.approve': { zh: '确认线下充值，渠道对账', en: 'Approve bank transfers and check statements' },
      'recharges.reject': { zh: '驳回线下充值', en: 'Reject bank transfers' },
      'users.grant_advance': { zh: '调整预支额度', en: 'Grant advances' },
      'approvals.read': { zh: '查看双人复核', en: 'See second approvals' },
      'approvals.decide': {
        zh: '复核他人提交的、本人也有权审批的充值和预支',
        en: 'Approve as a second person what they may approve themselves',
      },
      'approval_settings.update': { zh: '设置需要双人复核的金额', en: 'Set the amounts that need a second person' },
      'payment_settings.read': { zh: '查看收款说明', en: 'See payment instructions' },
      'payment_settings.update': { zh: '修改收款说明', en: 'Edit payment instructions' },
    },
  },
  people: {
    text: { zh: '客户与同事', en: 'Customers and colleagues' },
    abilities: {
      'members.read': { zh: '查看公司成员', en: 'See the members of the own company' },
      'members.create': { zh: '邀请公司成员', en: 'Invite members to the own company' },
      'members.update': { zh: '更改公司成员', en: 'Change members of the own company' },
      'members.destroy': { zh: '移除公司成员', en: 'Remove members of the own company' },
      'members.transfer': { zh: '转让公司', en: 'Hand the own company over' },
      'users.read_names': { zh: '在筛选中查看用户名称', en: 'See the names of users in filters' },
      'users.read': { zh: '查看用户和钱包', en: 'See users and their wallets' },
      'users.create': { zh: '邀请客户', en: 'Invite customers' },
      'users.update': { zh: '修改客户资料和 API 套餐', en: 'Edit customers and their API plans' },
      'users.freeze': { zh: '冻结账号，退出其设备', en: 'Freeze accounts and end their sessions' },
      'users.reset_password': { zh: '重置密码和两步验证', en: 'Reset passwords and second factors' },
      'users.create_colleagues': { zh: '邀请和冻结同事', en: 'Invite and freeze colleagues' },
      'users.manage_colleagues': {
        zh: '修改同事的账号、密码和角色',
        en: 'Change colleagues’ accounts, passwords and roles',
      },
      'roles.read': { zh: '查看角色', en: 'See roles' },
      'roles.create': { zh: '新建角色', en: 'Create roles' },
      'roles.update': { zh: '修改角色', en: 'Change roles' },
      'roles.destroy': { zh: '删除角色', en: 'Delete roles' },
      'users.manage_admins': { zh: '管理管理员', en: 'Manage administrators' },
    },
  },
  factory: {
    text: { zh: '工厂设置', en: 'Factory settings' },
    abilities: {
      'applications.read': { zh: '查看应用信息', en: 'See application info' },
      'applications.update': { zh: '修改应用信息，完成初始设置', en: 'Edit application info and complete the setup' },
      'shipping_settings.read': { zh: '查看物流设置', en: 'See shipping settings' },
      'shipping_settings.update': { zh: '修改物流设置', en: 'Edit shipping settings' },
      'custom_pages.read': { zh: '查看自定义页面', en: 'See pages' },
      'custom_pages.create': { zh: '新建自定义页面', en: 'Create pages' },
      'custom_pages.update': { zh: '修改自定义页面', en: 'Edit pages' },
      'custom_pages.publish': { zh: '发布自定义页面', en: 'Publish pages' },
      'custom_pages.destroy': { zh: '删除自定义页面', en: 'Delete pages' },
      'sample_data.read': { zh: '查看示例数据状态', en: 'See whether there is sample data' },
      'sample_data.create': { zh: '加载示例数据', en: 'Load sample data' },
      'sample_data.destroy': { zh: '移除示例数据', en: 'Remove sample data' },
    },
  },
  connections: {
    text: { zh: '系统对接', en: 'Connections' },
    abilities: {
      'api_keys.read': { zh: '查看 API 密钥', en: 'See API keys' },
      'api_keys.create': { zh: '新建 API 密钥', en: 'Create API keys' },
      'api_keys.update': { zh: '修改和更换 API 密钥', en: 'Edit and rotate API keys' },
      'api_keys.destroy': { zh: '删除 API 密钥', en: 'Delete API keys' },
      'webhooks.read': { zh: '查看回调通知', en: 'See webhooks and their deliveries' },
      'webhooks.create': { zh: '新建回调通知', en: 'Create webhooks' },
      'webhooks.update': { zh: '修改和重发回调通知', en: 'Edit webhooks and send deliveries again' },
      'webhooks.destroy': { zh: '删除回调通知', en: 'Delete webhooks' },
    },
  },
  server: {
    text: { zh: '系统与安全', en: 'Server and security' },
    abilities: {
      'health.read': { zh: '查看系统状态', en: 'See how the server is' },
      'health.update': { zh: '重试失败的任务，核对账本', en: 'Retry failed jobs and check the ledger' },
      'audit_entries.read': { zh: '查看和导出操作日志', en: 'See and export the audit log' },
      'data_protection.read': { zh: '查看数据删除记录与证明', en: 'See erasures and their certificates' },
      'data_protection.update': {
        zh: '设置保留期限，删除个人数据',
        en: 'Set retention periods and erase personal data',
      },
      'sign_in_settings.read': { zh: '查看登录设置', en: 'See sign-in settings' },
      'sign_in_settings.update': { zh: '修改登录设置', en: 'Change sign-in settings' },
    },
  },
};

export interface AbilityGroup {
  key: string;
  text: BilingualText;
  abilities: readonly { ability: Ability; text: BilingualText }[];
}

/** The abilities for the people who put roles together, in the order of the menu. */
export const abilityGroups: readonly AbilityGroup[] = Object.entries(groups).map(([key, { text, abilities }]) => ({
  key,
  text,
  abilities: Object.entries(abilities).map(([ability, words]) => ({ ability: ability as Ability, text: words })),
}));
