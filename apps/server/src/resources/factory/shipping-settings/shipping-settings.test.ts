import type { ShippingSettings } from '@platen/model/factory/shipping-settings';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { orderingIn } from '../../orders/form-orders/testing/ordering.ts';

describe('shipping settings', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const ordering = orderingIn(app);
  const read = (token: string) => app.call<ShippingSettings>('GET', '/shipping_settings', { token });
  const change = async (body: object) =>
    app.call<ShippingSettings>('PUT', '/shipping_settings', { token: (await ordering.factory()).token, body });
  const nothing = { domestic: [], international: [], pickup: [] };

  it('offer and require nothing by default, but given values must be valid', async () => {
    const { token } = await app.signUp();
    expect((await read(token)).body).toMatchObject({
      shipping_methods: [],
      required_parts: nothing,
      home_country: 'CN',
    });
    const bag = await ordering.publishTemplate();
    const refused = await ordering.post(token, bag, [ordering.row({ country: 'Atlantis', phone: '见备注' })]);
    expect(refused.body.fields).toMatchObject([
      { path: 'orders_attributes[0].country', code: 'unknown_country' },
      { path: 'orders_attributes[0].phone', code: 'phone_without_digits' },
    ]);
    const rows = [ordering.row({ country: 'Peru', shipping_method: 'by dove' }), ordering.row({})];
    expect((await ordering.post(token, bag, rows)).status).toBe(200);
  });

  it('are changed by the factory in parts, and read by customers', async () => {
    const { token } = await app.signUp();
    const shipping_methods = [{ name: '顺丰特惠' }, { name: 'DHL', kind: 'international' }];
    await change({ shipping_methods });
    const { body } = await change({ home_country: 'DE' });
    expect(body.shipping_methods).toEqual([{ name: '顺丰特惠', kind: 'domestic' }, shipping_methods[1]]);
    expect((await read(token)).body).toEqual(body);
    await change({ home_country: 'CN' });
    expect((await app.call('PUT', '/shipping_settings', { token, body: {} })).status).toBe(403);
  });

  it.each([
    [{ shipping_methods: [{ name: 'A' }, { name: ' A ' }] }, 'shipping_methods', 'repeated_shipping_method'],
    [{ shipping_methods: [{ name: ' ' }] }, 'shipping_methods[0].name', 'required'],
    [{ shipping_methods: [{ name: 'A', kind: 'by dove' }] }, 'shipping_methods[0].kind', 'not_one_of'],
    [{ required_parts: { ...nothing, domestic: ['shoe_size'] } }, 'required_parts.domestic[0]', 'not_one_of'],
    [{ home_country: 'Atlantis' }, 'home_country', 'not_one_of'],
  ])('refuse %j', async (body, path, code) => {
    expect((await change(body)).body.fields).toMatchObject([{ path, code }]);
  });

  it('are applied to new orders by shipping method', async () => {
    const { token } = await app.signUp();
    const bag = await ordering.publishTemplate();
    await change({
      shipping_methods: [
        { name: '自提点', kind: 'pickup' },
        { name: 'DHL', kind: 'international' },
      ],
      required_parts: { domestic: ['phone'], international: ['country', 'zip_code'], pickup: [] },
    });
    const orders = [
      ordering.row({ country: '中国' }),
      ordering.row({ country: 'US', phone: '1' }),
      ordering.row({ shipping_method: 'DHL', country: 'Atlantis', zip_code: '1' }),
      ordering.row({ shipping_method: '自提点' }),
      ordering.row({ country: 'germany', zip_code: '10115' }),
      ordering.row({ shipping_method: 'by dove', phone: '1' }),
    ];
    const { body } = await ordering.post(token, bag, orders);
    expect((body.fields ?? []).map(({ path, code }) => `${path} ${code}`)).toEqual([
      'orders_attributes[0].phone required',
      'orders_attributes[1].zip_code required',
      'orders_attributes[2].country unknown_country',
      'orders_attributes[5].shipping_method unknown_shipping_method',
    ]);
    expect(body.messages).toContainEqual(
      expect.stringContaining('Unknown shipping method “by dove”. Choose from: 自提点, DHL'),
    );
    await change({ required_parts: nothing });
    const placed = await ordering.order(token, bag, orders.slice(0, 5).toSpliced(2, 1));
    expect(placed.orders.map(({ country, country_code }) => [country, country_code])).toEqual([
      ['中国', 'CN'],
      ['US', 'US'],
      ['', null],
      ['germany', 'DE'],
    ]);
  });
});
