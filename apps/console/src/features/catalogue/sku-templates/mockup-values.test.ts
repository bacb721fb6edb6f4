import { describe, expect, it } from 'vitest';
import { item, template } from '../../../testing/template.ts';
import { sampleValues, toMockupRequest } from './mockup-values.ts';

const mug = template({
  excel_config: [
    item('Name', { value: 'Ada', required: true }),
    item('Color', { type: 'color', value: 'Blue!', options: ['Red', 'Blue'] }),
    item('Photo', { type: 'image', value: '/factory/photo.png', required: true }),
    item('Stamp', { type: 'image', value: '/factory/stamp.png' }),
    item('Frame', { type: 'image', value: 'Oak!', required: true, options: ['Oak'] }),
  ],
});
const filledIn = (values: ReturnType<typeof sampleValues>) => values.custom_fields.map(({ value }) => value);

describe('the values of a mockup', () => {
  it('starts with the samples of the template: options by their labels, no image that the customer must upload', () => {
    const values = sampleValues(mug);
    expect(values.size).toBe('M');
    expect(filledIn(values)).toEqual(['Ada', 'Blue', '', '/factory/stamp.png', 'Oak!']);
  });

  it('is sent like an order, without images that only the factory may reference', () => {
    expect(toMockupRequest(mug, sampleValues(mug))).toEqual({
      sku_template_no: mug.no,
      size: 'M',
      production_image_urls: [],
      custom_fields: [
        { key: '定制项-Name', value: 'Ada' },
        { key: '定制项-Color', value: 'Blue' },
        { key: '定制项-Photo', value: '' },
        { key: '定制项-Stamp', value: '' },
        { key: '定制项-Frame', value: 'Oak!' },
      ],
    });
  });

  it('keeps the indexes of items that a size does not show', () => {
    const custom_fields = [];
    custom_fields[3] = { value: '/mine/stamp.png' };
    const sent = toMockupRequest(mug, { size: 'L', custom_fields });
    expect(sent.custom_fields.map(({ value }) => value)).toEqual(['', '', '', '/mine/stamp.png', '']);
  });
});
