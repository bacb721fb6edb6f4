import { describe, expect, it } from 'vitest';
import { headerWord, readHeaders } from './headers.ts';

/** The columns that are guessed for the headers of a sheet, by header. */
const guessed = (...headers: string[]): Record<string, string> =>
  Object.fromEntries(
    readHeaders(headers, []).flatMap(({ key }, index): [string, string][] =>
      key ? [[headers[index] ?? '', key]] : [],
    ),
  );

describe('the headers of other programs', () => {
  it.each([
    ['Etsy Order ID', 'no'],
    ['# pcs', 'quantity'],
    ['Ship To', 'receiver_name'],
    ['Street 1', 'address'],
    ['order-id', 'no'],
    ['quantity-purchased', 'quantity'],
    ['ship-postal-code', 'zip_code'],
    ['Phone #', 'phone'],
    ['City (Shipping)', undefined],
    ['Billing City', undefined],
    ['Shipping', 'shipping_method'],
    ['Shipping Method', 'shipping_method'],
    ['收货人手机', 'phone'],
    ['商品数量（件）', 'quantity'],
    ['平台订单号', 'no'],
  ])('take “%s” as %s', (header, column) => {
    expect(readHeaders([header], [])[0]?.key).toBe(column);
  });

  it('of Etsy are understood, with both lines of the address', () => {
    expect(
      guessed('Order ID', 'Full Name', 'Number of Items', 'Street 1', 'Street 2', 'Ship City', 'Ship State'),
    ).toEqual({
      'Order ID': 'no',
      'Full Name': 'receiver_name',
      'Number of Items': 'quantity',
      'Street 1': 'address',
      'Street 2': 'address',
      'Ship City': 'city',
      'Ship State': 'province',
    });
  });

  it('of Shopify are understood: its “Name” is not the receiver where the shipment has one', () => {
    expect(
      guessed('Name', 'Lineitem quantity', 'Lineitem sku', 'Billing Name', 'Shipping Name', 'Shipping Zip'),
    ).toEqual({
      'Lineitem quantity': 'quantity',
      'Lineitem sku': 'sku_template_no',
      'Shipping Name': 'receiver_name',
      'Shipping Zip': 'zip_code',
    });
  });

  it('take no second line of an address without a first', () => {
    expect(guessed('Order ID', 'Address 2')).toEqual({ 'Order ID': 'no' });
  });

  it('are guessed only where nobody has mapped them', () => {
    const mapping = { headers: ['Etsy Order ID', '# pcs'], mapping: { '# pcs': 'remark' } };
    expect(readHeaders(['Etsy Order ID', '# pcs'], [mapping]).map(({ key }) => key)).toEqual([undefined, 'remark']);
  });
});

it('compares headers without punctuation, shops and “ship to”', () => {
  expect(['Ship-To City:', 'shipping city', 'City'].map(headerWord)).toEqual(['city', 'city', 'city']);
});
