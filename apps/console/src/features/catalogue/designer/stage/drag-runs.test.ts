import type { Layer } from '@platen/design/layers/index';
import { layer } from '@platen/design/testing/test-designer';
import { describe, expect, it } from 'vitest';
import { runsOf } from './drag-runs.ts';

const box = (id: string) => layer('Rect', id);
const spell = (layers: readonly Layer[]): string =>
  layers.map(({ id, children }) => (children.length > 0 ? `${id}(${spell(children)})` : id)).join(' ');
const spelled = (layers: readonly Layer[], ...picked: string[]) =>
  runsOf(layers, new Set(picked)).map(({ moves, layers: own }) => `${moves ? '*' : ''}${spell(own)}`);

describe('the runs of a drag', () => {
  const flat = [box('a'), box('b'), box('c'), box('d')];

  it('are the layers below, the moving layers, and the layers above', () => {
    expect(spelled(flat, 'b')).toEqual(['a', '*b', 'c d']);
    expect(spelled(flat, 'a')).toEqual(['*a', 'b c d']);
    expect(spelled(flat, 'b', 'c')).toEqual(['a', '*b c', 'd']);
    expect(spelled(flat, 'a', 'c')).toEqual(['*a', 'b', '*c', 'd']);
    expect(spelled(flat)).toEqual(['a b c d']);
  });

  it('split the containers of moving layers', () => {
    const inner = layer('Group', 'h', {}, [box('c'), box('d')]);
    const nested = [box('a'), layer('Group', 'g', {}, [box('b'), inner, box('e')]), box('f')];
    expect(spelled(nested, 'd')).toEqual(['a g(b h(c))', '*g(h(d))', 'g(e) f']);
    expect(spelled(nested, 'h')).toEqual(['a g(b)', '*g(h(c d))', 'g(e) f']);
  });
});
