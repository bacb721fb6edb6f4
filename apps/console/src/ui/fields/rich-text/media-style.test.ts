import { describe, expect, it } from 'vitest';
import { type MediaLayout, mediaOfStyle, styleOfMedia } from './media-style.ts';

const read = (style: string) => {
  const rules = new Map(style.split('; ').map((rule) => rule.split(': ') as [string, string]));
  return mediaOfStyle((property) => rules.get(property) ?? '');
};

describe('the layout of an image in a text', () => {
  const layouts: MediaLayout[] = [
    { width: null, height: null, display: 'block', align: 'center' },
    { width: 320, height: null, display: 'block', align: 'left' },
    { width: 320, height: 200.5, display: 'block', align: 'right' },
    { width: 40, height: 40, display: 'inline', align: 'left' },
    { width: null, height: null, display: 'inline', align: 'right' },
  ];
  it.each(layouts)('is parsed as it was written: %o', (layout) => {
    expect(read(styleOfMedia(layout))).toEqual(layout);
  });

  it('treats an image without our styles as a left-aligned block', () => {
    expect(mediaOfStyle(() => '')).toEqual({ width: null, height: null, display: 'block', align: 'left' });
    expect(mediaOfStyle((property) => (property === 'width' ? '50%' : '')).width).toBeNull();
  });
});
