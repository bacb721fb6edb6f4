import { expect, it } from 'vitest';
import { filledValueOf, valueOfItem } from './filled-value.ts';

const red = { label: 'Red', value: '#f00' };
const cat = { label: 'Cat', value: '/blobs/cat.png' };

it.each([
  [{ type: 'text', value: 'Lin', options: [] }, { text: 'Lin' }],
  [{ type: 'text', value: '', options: [] }, { text: '' }],
  [
    { type: 'color', value: 'Red', options: [red] },
    { text: 'Red', color: '#f00' },
  ],
  [
    { type: 'color', value: '#f00', options: [red] },
    { text: 'Red', color: '#f00' },
  ],
  [
    { type: 'color', value: '#0f0', options: [] },
    { text: '#00FF00', color: '#0f0' },
  ],
  [
    { type: 'color', value: 'rgba(27,42,74,1)', options: [] },
    { text: '#1B2A4A', color: 'rgba(27,42,74,1)' },
  ],
  [
    { type: 'color', value: 'rgba(27,42,74,0.5)', options: [] },
    { text: '#1B2A4A80', color: 'rgba(27,42,74,0.5)' },
  ],
  [
    { type: 'color', value: 'rgba(27,42,74,1)', options: [{ label: '', value: 'rgba(27,42,74,1)' }] },
    { text: '#1B2A4A', color: 'rgba(27,42,74,1)' },
  ],
  // Neither has a chip: nothing would be seen of one, and a browser would fetch the other.
  [{ type: 'color', value: 'transparent', options: [] }, { text: 'transparent' }],
  [{ type: 'color', value: 'url(https://a/b.png)', options: [] }, { text: 'url(https://a/b.png)' }],
  [
    { type: 'image', value: 'Cat', options: [cat] },
    { text: 'Cat', pictureUrl: '/blobs/cat.png' },
  ],
  [
    { type: 'image', value: '/blobs/k/%E7%8C%AB.png?x=1', options: [] },
    { text: '猫.png', pictureUrl: '/blobs/k/%E7%8C%AB.png?x=1' },
  ],
  [
    { type: 'image', value: '/blobs/100%.png', options: [] },
    { text: '100%.png', pictureUrl: '/blobs/100%.png' },
  ],
  [{ type: 'image', value: '', options: [cat] }, { text: '' }],
  [{ type: 'font_family', value: 'Kai', options: [] }, { text: 'Kai' }],
] as const)('%j', (item, shown) => {
  expect(filledValueOf({ ...item, options: [...item.options] })).toEqual(shown);
});

it('shows the default of an item that was not filled in, and says so', () => {
  const color = { key: 'Shirt color', type: 'color' as const, value: '#f00', options: [red] };
  expect(valueOfItem(color, { 'Shirt color': '#0f0' })).toEqual({ text: '#00FF00', color: '#0f0', isDefault: false });
  expect(valueOfItem(color, {})).toEqual({ text: 'Red', color: '#f00', isDefault: true });
  expect(valueOfItem(color, { 'Shirt color': '' })).toEqual({ text: 'Red', color: '#f00', isDefault: true });
  expect(valueOfItem({ ...color, key: 'constructor' }, {})).toMatchObject({ text: 'Red' });
});
