import { defineTexts } from '../../../ui/text.ts';

export const billsTexts = defineTexts({
  en: {
    title: 'Bills',
    description: 'All wallet transactions',
    descriptionStaff: 'All transactions of customers’ wallets',
    noPlaceholder: 'Contains',
    customerPlaceholder: 'Name, login name or phone',
    paidAt: 'Paid at',
    recharge: 'Recharge',
    emptyTextStaff: 'Customers’ recharges, payments and refunds appear here.',
    before: 'Balance before',
    after: 'Balance after',
    basics: 'Basics',
    targets: { FormOrder: 'Purchase order', Recharge: 'Recharge' },
    createdAt: 'Created at',
  },
  zh: {
    title: '账单',
    description: '钱包的每一笔变动',
    descriptionStaff: '客户钱包的每一笔变动',
    noPlaceholder: '包含',
    customerPlaceholder: '名称、登录名或手机',
    paidAt: '支付时间',
    recharge: '充值',
    emptyTextStaff: '客户的每一笔充值、支付和退款都会记在这里。',
    before: '变动前余额',
    after: '变动后余额',
    basics: '基本信息',
    targets: { FormOrder: '订单', Recharge: '充值' },
    createdAt: '创建时间',
  },
});
