import { pathText } from '@platen/model/errors/field-findings';
import { ordersPerRequestMax } from '@platen/model/orders/form-orders';
import { orderNumberKey } from '@platen/model/orders/order-number';
import { describe, expect, it } from 'vitest';
import { checkNumbers, checkOrderCount, checkOrders } from './check-orders.ts';
import { OrderFindings } from './order-findings.ts';
import { type OrderFile, orderRulesOf } from './order-rules.ts';
import { orderTemplateOf } from './order-template.ts';
import { readOrders } from './read-orders.ts';
import { caseTemplate, keysOfFiles, type OrderCase, orderCases } from './testing/order-cases.ts';
import { configWith, item, orderTemplate } from './testing/templates.ts';

const path = ['orders_attributes'];
const picture = (filename: string, width: number, height: number): OrderFile => ({
  url: `/blobs/${filename}`,
  filename,
  isImage: true,
  width,
  height,
});
const files = new Map<string, OrderFile>([
  ['exact', picture('exact.png', 30, 40)],
  ['other', picture('other.png', 40, 30)],
  ['blank', { ...picture('blank.png', 30, 40), isBlank: true }],
  ['document', { ...picture('a.pdf', 30, 40), isImage: false }],
]);
function check(
  of: Pick<OrderCase, 'kind' | 'isSizeless' | 'isPrintToFill'>,
  orders: readonly unknown[],
  findFile?: (url: string) => OrderFile | undefined,
) {
  const found = new OrderFindings();
  const rows = readOrders(orders, path, found);
  const checked = checkOrders(orderRulesOf(orderTemplateOf(caseTemplate(of)), findFile), rows, path, found);
  checkNumbers(rows, found);
  return { checked, findings: found.all(), lines: found.all().map((each) => `${pathText(each.path)} ${each.key}`) };
}

const ofAddress = (url: string) => files.get(url);

describe.each(orderCases({ exact: 'exact', blank: 'blank', other: 'other', document: 'document' }))('$name', (each) => {
  it('has the expected findings', () => {
    expect(check(each, each.orders, ofAddress).lines).toEqual(each.findings);
  });

  it('has the expected findings without known files', () => {
    const others = each.findings.filter((line) => !keysOfFiles.some((key) => line.endsWith(` ${key}`)));
    expect(check(each, each.orders).lines).toEqual(others);
  });
});

describe('findings', () => {
  it('list the allowed choices', () => {
    const custom_fields = [
      { key: '定制项-Color', value: 'Green' },
      { key: '定制项-Size', value: '' },
    ];
    const { findings } = check({ kind: 'micro_custom' }, [{ no: 'a', quantity: 1, size: 'S', custom_fields }]);
    expect(findings.map(({ key, params }) => [key, params])).toEqual([
      ['unknown_size', { size: 'S', sizes: ['M', 'L'] }],
      ['not_an_option', { value: 'Green', options: ['Red', 'Blue'] }],
      [
        'unknown_custom_field',
        {
          no: 'SKU000001',
          key: '定制项-Size',
          keys: ['Name', 'Color', 'Line', 'Ink', 'Layout', 'Photo'].map((key) => `定制项-${key}`),
        },
      ],
      ['custom_field_missing', { key: '定制项-Name' }],
    ]);
  });

  it('contain the actual and the required size of a picture', () => {
    const row = { no: 'a', quantity: 1, size: 'M', production_image_urls: ['other'] };
    expect(check({ kind: 'form_order' }, [row], ofAddress).findings[0]?.params).toEqual({
      filename: 'other.png',
      width: 40,
      height: 30,
      size: 'M',
      needed_width: 30,
      needed_height: 40,
    });
  });

  it('end after a thousand, with a note', () => {
    const orders = Array.from({ length: 1200 }, (_, index) => ({ no: String(index), quantity: 1, size: 'XXL' }));
    const { findings } = check({ kind: 'batch_order' }, orders);
    expect(findings).toHaveLength(1001);
    expect(findings.at(-1)).toEqual({ path: [], key: 'more_not_checked', params: { max: 1000 } });
  });

  it('report a number that an existing order of the customer has', () => {
    const found = new OrderFindings();
    const rows = readOrders(
      ['a', 'b', 'b'].map((no) => ({ no, quantity: 1 })),
      path,
      found,
    );
    checkNumbers(rows, found, new Set([orderNumberKey({ no: 'b', sub_no: '' })]));
    expect(found.all().map(({ path: at, key }) => [at[1], key])).toEqual([
      [1, 'duplicate_number'],
      [2, 'repeated_number'],
    ]);
  });

  it('report too many orders only above the limit', () => {
    const found = new OrderFindings();
    expect(checkOrderCount(ordersPerRequestMax, path, found)).toBe(true);
    expect(found.all()).toEqual([]);
    expect(checkOrderCount(ordersPerRequestMax + 1, path, found)).toBe(false);
    expect(found.all()).toMatchObject([{ key: 'too_many_orders', params: { count: ordersPerRequestMax + 1 } }]);
  });
});

describe('a valid order', () => {
  it('has its price, its values and its files', () => {
    const custom_fields = [
      { key: '定制项-Photo', value: 'exact' },
      { key: '定制项-Name', value: ' Lin ' },
      { key: '定制项-Color', value: ' blue ' },
    ];
    const { checked } = check(
      { kind: 'micro_custom' },
      [{ no: 'a', quantity: '2', size: 'L', custom_fields }],
      ofAddress,
    );
    expect(checked).toMatchObject([
      {
        attributes: { no: 'a', quantity: 2, size: 'L', remark: '' },
        priceFen: 90_000_000,
        renderingPriceFen: 20,
        amountFen: 180_000_020,
        values: { Photo: '/blobs/exact.png', Name: ' Lin ', Color: 'Blue' },
        files: [{ filename: 'exact.png' }],
        productionImages: [],
      },
    ]);
  });

  it('keeps its images in order, including duplicates', () => {
    const row = { no: 'a', quantity: 1, size: 'L', production_image_urls: ['other', 'exact', 'other'] };
    const { checked } = check({ kind: 'form_order' }, [row], ofAddress);
    expect(checked[0]?.productionImages.map(({ filename }) => filename)).toEqual([
      'other.png',
      'exact.png',
      'other.png',
    ]);
  });

  it('may have a field of any name', () => {
    const key = '__proto__';
    const template = orderTemplate({ excel_config: [item(key)], effect_image_configs: [configWith([item(key)])] });
    const found = new OrderFindings();
    const orders = [{ no: 'a', quantity: 1, size: 'M', custom_fields: [{ key: `定制项-${key}`, value: 'x' }] }];
    const rows = readOrders(orders, path, found);
    const [order] = checkOrders(orderRulesOf(template), rows, path, found);
    expect(found.all()).toEqual([]);
    expect(Object.entries(order?.values ?? {})).toEqual([[key, 'x']]);
  });
});
