import type { OrderState } from '@platen/model/orders/lifecycle/order-states';
import type { BilingualText } from '@platen/model/text/locale';
import { inEachLocale } from '../translate.ts';

/** The states that the demo shows. A new state need not be among them. */
type DemoState = Extract<OrderState, 'init' | 'paid' | 'confirmed' | 'in_production' | 'sent' | 'closed' | 'refunded'>;

/** One form order of the demo: customer, template, number of rows, age and state. */
export interface DemoFormOrder {
  customer: 'merchant' | 'reseller';
  /** The key of its template. */
  template: string;
  rows: number;
  hoursAgo: number;
  state: DemoState;
  tags?: BilingualText[];
  /** A mistake of the customer: a photo of a few pixels, text that does not fit, or characters that the font lacks. */
  flaw?: 'small_photo' | 'long_words' | 'no_glyph';
}

/** The oldest first, because the balance after each bill depends on the order. */
export const demoFormOrders: readonly DemoFormOrder[] = [
  {
    customer: 'merchant',
    template: 'lettered-tote',
    rows: 3,
    hoursAgo: 690,
    state: 'sent',
    tags: [{ zh: '天猫旗舰店', en: 'Web shop' }],
  },
  { customer: 'merchant', template: 'coaster', rows: 2, hoursAgo: 640, state: 'sent' },
  {
    customer: 'reseller',
    template: 'photo-puzzle',
    rows: 2,
    hoursAgo: 600,
    state: 'sent',
    tags: [{ zh: 'Etsy', en: 'Etsy' }],
  },
  {
    customer: 'merchant',
    template: 'linen-cushion',
    rows: 2,
    hoursAgo: 520,
    state: 'sent',
    tags: [{ zh: '企业团购', en: 'Corporate' }],
  },
  { customer: 'merchant', template: 'steel-bottle', rows: 2, hoursAgo: 430, state: 'refunded' },
  { customer: 'merchant', template: 'greeting-card', rows: 3, hoursAgo: 350, state: 'sent' },
  { customer: 'reseller', template: 'tote-bag', rows: 1, hoursAgo: 300, state: 'in_production' },
  {
    customer: 'merchant',
    template: 'name-magnets',
    rows: 3,
    hoursAgo: 150,
    state: 'in_production',
    tags: [{ zh: '天猫旗舰店', en: 'Web shop' }],
  },
  { customer: 'merchant', template: 'company-calendar', rows: 1, hoursAgo: 122, state: 'closed' },
  {
    customer: 'merchant',
    template: 'pet-portrait',
    rows: 2,
    hoursAgo: 98,
    state: 'confirmed',
    tags: [{ zh: '双十一', en: 'Holiday season' }],
  },
  { customer: 'reseller', template: 'plush-cushion', rows: 2, hoursAgo: 76, state: 'confirmed' },
  {
    customer: 'merchant',
    template: 'linen-cushion',
    rows: 1,
    hoursAgo: 52,
    state: 'paid',
    tags: [{ zh: '企业团购', en: 'Corporate' }],
  },
  {
    customer: 'merchant',
    template: 'notebook',
    rows: 4,
    hoursAgo: 27,
    state: 'paid',
    tags: [
      { zh: '双十一', en: 'Holiday season' },
      { zh: '加急', en: 'Rush' },
    ],
    flaw: 'long_words',
  },
  { customer: 'reseller', template: 'couple-mugs', rows: 1, hoursAgo: 20, state: 'init' },
  // Its production image is refused, so that the order desk shows an order that cannot be printed.
  {
    customer: 'merchant',
    template: 'notebook',
    rows: 1,
    hoursAgo: 19,
    state: 'confirmed',
    flaw: 'no_glyph',
  },
  {
    customer: 'merchant',
    template: 'photo-puzzle',
    rows: 2,
    hoursAgo: 6,
    state: 'init',
    tags: [{ zh: '双十一', en: 'Holiday season' }],
    flaw: 'small_photo',
  },
  { customer: 'merchant', template: 'coaster', rows: 3, hoursAgo: 2, state: 'init' },
];

/** The same for a small demo: in every state and with every flaw, with one row each, whose images are drawn. */
export const shortFormOrders: readonly DemoFormOrder[] = demoFormOrders.map((each) => ({ ...each, rows: 1 }));

export const receivers = inEachLocale((t) => [
  t(
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
      receiver_name: 'Maya Torres',
      phone: '+1 503 555 0142',
      province: 'Oregon',
      city: 'Portland',
      address: '2214 SE Ankeny Street, Apt 3',
      zip_code: '97214',
      country: 'United States',
    },
  ),
  t(
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
      receiver_name: 'Owen Fraser',
      phone: '+1 416 555 0117',
      province: 'Ontario',
      city: 'Toronto',
      address: '88 Palmerston Avenue',
      zip_code: 'M6J 2J1',
      country: 'Canada',
    },
  ),
  t(
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
      receiver_name: 'Grace Nguyen',
      phone: '+1 512 555 0168',
      province: 'Texas',
      city: 'Austin',
      address: '1907 Willow Creek Drive',
      zip_code: '78741',
      country: 'United States',
    },
  ),
  {
    receiver_name: 'Emma Hughes',
    phone: '+44 7700 900123',
    province: 'Greater London',
    city: 'London',
    address: '14 Fern Road',
    zip_code: 'E8 3QJ',
    country: 'United Kingdom',
  },
]);

/** The printed names, in the script of the field's sample: not every font has both scripts. */
export const chineseNames = ['小满', '安安', '糯米', '知夏', '阿福', '木木'];
export const latinNames = ['Anna', 'Leo', 'Mia', 'Oscar', 'Ella'];

/** With the prefix of their tracking numbers. */
export const shippingCompanies = inEachLocale((t) => [
  t({ name: '顺丰速运', prefix: 'SF' }, { name: 'UPS', prefix: '1Z' }),
  t({ name: '中通快递', prefix: '7' }, { name: 'FedEx', prefix: '7' }),
  { name: 'DHL', prefix: 'JD0' },
]);

/** Paid and approved before the first order, including the repeated orders of the past. */
export const firstRecharge = {
  amount: 20_000,
  remark: { zh: '首次充值', en: 'First recharge' },
  hoursAgo: 92 * 24,
};
/** The accounts are older than all of their orders and payments. */
export const factoryHoursAgo = 120 * 24;

/** Recharges that wait for the factory's review. */
export const waitingRecharges: readonly {
  customer: DemoFormOrder['customer'];
  amount: number;
  remark: BilingualText;
}[] = [
  {
    customer: 'merchant',
    amount: 5000,
    remark: { zh: '工行转账 尾号 7781', en: 'Bank transfer, account ending 7781' },
  },
  { customer: 'reseller', amount: 1200, remark: { zh: 'Wire 2026-11-04', en: 'Wire 2026-11-04' } },
];
