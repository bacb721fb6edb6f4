import { code128QuietModules, encodeCode128 } from '@platen/render/code128';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Barcode } from './barcode.tsx';

const no = 'OD261115000012';

it('draws every bar and space of a Code 128 in its width, with a quiet zone on both sides', () => {
  const drawing = renderToStaticMarkup(<Barcode text={no} label="code" />);
  const side = Number(/viewBox="0 0 (\d+) /.exec(drawing)?.[1]);
  const bars = [...drawing.matchAll(/M(\d+) 0h(\d+)v40h-\d+z/g)].map(([, at, width]) => [Number(at), Number(width)]);
  const edges = bars.flatMap(([at = 0, width = 0]) => [at, at + width]);
  expect(edges[0]).toBe(code128QuietModules);
  expect(side - (edges.at(-1) ?? 0)).toBe(code128QuietModules);
  expect(edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0))).toEqual(encodeCode128(no));
});

it('draws nothing for a text that it cannot encode', () => {
  expect(renderToStaticMarkup(<Barcode text="订单" label="code" />)).toBe('');
});
