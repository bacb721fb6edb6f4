import { expect, it } from 'vitest';
import { filledValueOf } from './filled-value.ts';

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
    { text: '#0f0', color: '#0f0' },
  ],
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
