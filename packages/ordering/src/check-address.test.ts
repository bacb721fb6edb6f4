import { pathText } from '@platen/model/errors/field-findings';
import { firstRequiredParts, type ShippingRules } from '@platen/model/factory/shipping-settings';
import { expect, it } from 'vitest';
import { checkOrders } from './check-orders.ts';
import { OrderFindings } from './order-findings.ts';
import { orderRulesOf } from './order-rules.ts';
import { readOrders } from './read-orders.ts';
import { orderTemplate } from './testing/templates.ts';

const shipping: ShippingRules = {
  shipping_methods: [
    { name: '自提', kind: 'pickup' },
    { name: 'DHL', kind: 'international' },
  ],
  required_parts: { domestic: ['phone', 'city'], international: ['country', 'zip_code'], pickup: [] },
  home_country: 'CN',
};

function found(address: object, rules?: ShippingRules): string[] {
  const findings = new OrderFindings();
  const rows = readOrders([{ no: 'A', quantity: 1, size: 'M', ...address }], [], findings);
  checkOrders(orderRulesOf(orderTemplate(), undefined, rules), rows, [], findings);
  return findings.all().map(({ path, key }) => `${pathText(path)} ${key}`);
}

it.each([
  ['at home, where nothing is said', {}, ['[0].phone required', '[0].city required']],
  ['at home, by name', { country: 'China', phone: '1', city: ' ' }, ['[0].city required']],
  ['abroad', { country: '德国' }, ['[0].zip_code required']],
  ['by a method that goes abroad', { shipping_method: 'DHL', zip_code: '1' }, ['[0].country required']],
  [
    'to a country that is none',
    { shipping_method: ' DHL ', country: 'Oz', zip_code: '1' },
    ['[0].country unknown_country'],
  ],
  [
    'by a method that nobody offers',
    { shipping_method: 'dhl', phone: '1', city: '杭州' },
    ['[0].shipping_method unknown_shipping_method'],
  ],
  ['with null for what is not there', { phone: null, city: null }, ['[0].phone required', '[0].city required']],
  ['with a phone that is none', { phone: '见备注', city: '杭州' }, ['[0].phone phone_without_digits']],
  ['with digits of another script', { phone: '٠١٢', city: '杭州' }, []],
  ['fetched', { shipping_method: '自提' }, []],
  ['fetched, whatever else is said', { shipping_method: '自提', country: 'Oz', phone: '-' }, []],
])('asks for what the kind of shipping needs: %s', (_, address, expected) => {
  expect(found(address, shipping)).toEqual(expected);
});

it('takes every method from a factory that has listed none, and null for parts that are not required', () => {
  const rules = { ...shipping, shipping_methods: [], required_parts: { domestic: [], international: [], pickup: [] } };
  expect(found({ shipping_method: 'Pigeon' }, rules)).toEqual([]);
  const none = { phone: null, remark: null, sub_no: null, production_image_urls: null, custom_fields: null };
  expect(found(none, rules)).toEqual([]);
});

it('refuses unknown countries and phones without digits, even if they are not required', () => {
  const nothing = { ...shipping, required_parts: { domestic: [], international: [], pickup: [] } };
  expect(found({ country: 'Oz', phone: 'n/a' }, nothing)).toEqual([
    '[0].country unknown_country',
    '[0].phone phone_without_digits',
  ]);
  expect(found({}, nothing)).toEqual([]);
});

it('requires an address by default, except for pickup or if the factory allows none', () => {
  const atFirst = { ...shipping, required_parts: firstRequiredParts };
  expect(found({}, atFirst)).toEqual(['[0].address required']);
  expect(found({ country: 'Germany' }, atFirst)).toEqual(['[0].address required']);
  expect(found({ address: '文三路 1 号' }, atFirst)).toEqual([]);
  expect(found({ shipping_method: '自提' }, atFirst)).toEqual([]);
});

it('requires nothing if the factory’s rules are unknown', () => {
  expect(found({ country: 'Oz' })).toEqual([]);
});
