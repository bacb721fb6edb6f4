import type { OrderState } from '@platen/model/order-flow';
import type { TemplateKind } from '@platen/model/sku-templates';

/** One form order of the demo: whose, of what, how many rows, when, and how far it has come. */
export interface DemoFormOrder {
  customer: 'merchant' | 'reseller';
  kind: TemplateKind;
  /** Which of the published templates of the kind. */
  template: number;
  rows: number;
  hoursAgo: number;
  state: Exclude<OrderState, 'creating'>;
  tags?: string[];
  /** What a customer did wrong: a photograph of a few pixels, words that do not fit, or characters that no font has. */
  flaw?: 'small_photo' | 'long_words' | 'no_glyph';
}

/** The oldest first, as they would have come: the balance after each bill follows from it. */
export const demoFormOrders: readonly DemoFormOrder[] = [
  {
    customer: 'merchant',
    kind: 'micro_custom',
    template: 0,
    rows: 3,
    hoursAgo: 690,
    state: 'sent',
    tags: ['天猫旗舰店'],
  },
  { customer: 'merchant', kind: 'batch_order', template: 0, rows: 2, hoursAgo: 640, state: 'sent' },
  { customer: 'reseller', kind: 'micro_custom', template: 1, rows: 2, hoursAgo: 600, state: 'sent', tags: ['Etsy'] },
  { customer: 'merchant', kind: 'form_order', template: 0, rows: 2, hoursAgo: 520, state: 'sent', tags: ['企业团购'] },
  { customer: 'merchant', kind: 'micro_custom', template: 2, rows: 2, hoursAgo: 430, state: 'refunded' },
  { customer: 'merchant', kind: 'batch_order', template: 1, rows: 3, hoursAgo: 350, state: 'sent' },
  { customer: 'reseller', kind: 'form_order', template: 1, rows: 1, hoursAgo: 300, state: 'in_production' },
  {
    customer: 'merchant',
    kind: 'micro_custom',
    template: 3,
    rows: 3,
    hoursAgo: 150,
    state: 'in_production',
    tags: ['天猫旗舰店'],
  },
  { customer: 'merchant', kind: 'batch_order', template: 2, rows: 1, hoursAgo: 122, state: 'closed' },
  {
    customer: 'merchant',
    kind: 'micro_custom',
    template: 4,
    rows: 2,
    hoursAgo: 98,
    state: 'confirmed',
    tags: ['双十一'],
  },
  { customer: 'reseller', kind: 'batch_order', template: 3, rows: 2, hoursAgo: 76, state: 'confirmed' },
  { customer: 'merchant', kind: 'form_order', template: 0, rows: 1, hoursAgo: 52, state: 'paid', tags: ['企业团购'] },
  {
    customer: 'merchant',
    kind: 'micro_custom',
    template: 5,
    rows: 4,
    hoursAgo: 27,
    state: 'paid',
    tags: ['双十一', '加急'],
    flaw: 'long_words',
  },
  { customer: 'reseller', kind: 'micro_custom', template: 6, rows: 1, hoursAgo: 20, state: 'init' },
  // Its production image is refused: one that the factory cannot print stands at the order desk.
  {
    customer: 'merchant',
    kind: 'micro_custom',
    template: 5,
    rows: 1,
    hoursAgo: 19,
    state: 'confirmed',
    flaw: 'no_glyph',
  },
  {
    customer: 'merchant',
    kind: 'micro_custom',
    template: 1,
    rows: 2,
    hoursAgo: 6,
    state: 'init',
    tags: ['双十一'],
    flaw: 'small_photo',
  },
  { customer: 'merchant', kind: 'batch_order', template: 0, rows: 3, hoursAgo: 2, state: 'init' },
];

export const receivers = [
  {
    receiver_name: '林晓棠',
    phone: '13900001234',
    province: '浙江省',
    city: '杭州市',
    address: '西湖区文三路 188 号 6 幢 1203',
    zip_code: '310012',
    country: '中国',
  },
  {
    receiver_name: '周以安',
    phone: '13700005678',
    province: '广东省',
    city: '深圳市',
    address: '南山区科技园北区 9 栋 4 楼',
    zip_code: '518057',
    country: '中国',
  },
  {
    receiver_name: '陈墨',
    phone: '13600009876',
    province: '四川省',
    city: '成都市',
    address: '锦江区东大街 77 号',
    zip_code: '610021',
    country: '中国',
  },
  {
    receiver_name: 'Emma Hughes',
    phone: '+44 7700 900123',
    province: 'Greater London',
    city: 'London',
    address: '14 Fern Road',
    zip_code: 'E8 3QJ',
    country: 'United Kingdom',
  },
];

/** What customers have printed, in the script that the field's sample is written in: not every font has both. */
export const chineseNames = ['小满', '安安', '糯米', '知夏', '阿福', '木木'];
export const latinNames = ['Anna', 'Leo', 'Mia', 'Oscar', 'Ella'];

/** Each with how its numbers begin. */
export const shippingCompanies = [
  { name: '顺丰速运', prefix: 'SF' },
  { name: '中通快递', prefix: '7' },
  { name: 'DHL', prefix: 'JD0' },
];

/** Paid in and approved before the first order, those of the past included. */
export const firstRecharge = { amount: 20_000, remark: '首次充值', hoursAgo: 92 * 24 };
/** The factory and its customers are older than all that happened between them. */
export const factoryHoursAgo = 120 * 24;

/** Those that still wait for the factory's eyes. */
export const waitingRecharges: readonly { customer: DemoFormOrder['customer']; amount: number; remark: string }[] = [
  { customer: 'merchant', amount: 5000, remark: '工行转账 尾号 7781' },
  { customer: 'reseller', amount: 1200, remark: 'Wire 2026-11-04' },
];
