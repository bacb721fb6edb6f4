import { describe, expect, it } from 'vitest';
import { FairLine, type Place } from './fair-line.ts';

const endless = Number.POSITIVE_INFINITY;
const roomy = { pixelsMax: endless, urgentMax: endless, waitingMax: endless };

/** Serves one at a time, each taking as long as it says. */
function serve(line: FairLine<string>, count: number, ms: (item: string) => number = () => 100): string[] {
  return Array.from({ length: count }, () => {
    const turn = line.take();
    turn?.done(ms(turn.item));
    return turn?.item ?? '';
  });
}

function addMany(line: FairLine<string>, name: string, count: number, place: Place): void {
  for (let index = 1; index <= count; index++) line.add(`${name}${index}`, place);
}

describe('a fair line', () => {
  it('keeps the order of one owner, and lets owners take turns', () => {
    const line = new FairLine<string>(roomy);
    addMany(line, 'a', 4, { owner: 'a' });
    addMany(line, 'b', 2, { owner: 'b' });
    expect(serve(line, 7)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4', '']);
  });

  it('counts time and not pieces', () => {
    const line = new FairLine<string>(roomy);
    addMany(line, 'slow', 3, { owner: 'slow' });
    addMany(line, 'quick', 6, { owner: 'quick' });
    const order = serve(line, 9, (item) => (item.startsWith('slow') ? 300 : 100));
    expect(order.slice(0, 6)).toEqual(['slow1', 'quick1', 'quick2', 'quick3', 'slow2', 'quick4']);
  });

  it('does not let one who comes late catch up on what others had before', () => {
    const line = new FairLine<string>(roomy);
    addMany(line, 'a', 100, { owner: 'a' });
    serve(line, 50);
    addMany(line, 'b', 10, { owner: 'b' });
    const order = serve(line, 6).map((item) => item[0]);
    expect(order.filter((name) => name === 'b')).toHaveLength(3);
  });

  it('does not forget what an owner had who asks for one thing at a time', () => {
    const line = new FairLine<string>(roomy);
    addMany(line, 'b', 10, { owner: 'b' });
    const order: string[] = [];
    for (let round = 0; round < 6; round++) {
      line.add('a', { owner: 'a' });
      order.push(...serve(line, 1).map((item) => item[0] as string));
      if (order.at(-1) === 'b') line.remove('a');
    }
    expect(order.filter((name) => name === 'b').length).toBeGreaterThanOrEqual(3);
  });

  it('takes those first who have nothing under way', () => {
    const line = new FairLine<string>(roomy);
    addMany(line, 'a', 3, { owner: 'a' });
    line.take()?.done(1);
    line.take();
    line.add('b1', { owner: 'b' });
    expect(line.take()?.item).toBe('b1');
  });

  it('prefers what somebody waits for at a screen, and leaves the others their turns all the same', () => {
    const line = new FairLine<string>(roomy);
    addMany(line, 'order', 5, { owner: 'a' });
    serve(line, 1);
    addMany(line, 'preview', 50, { owner: 'b', isUrgent: true });
    const order = serve(line, 20);
    expect(order.slice(0, 3)).toEqual(['preview1', 'preview2', 'preview3']);
    expect(order.filter((item) => item.startsWith('order'))).toEqual(['order2', 'order3']);
  });

  it('leaves room beside the urgent things of one owner', () => {
    const line = new FairLine<string>({ ...roomy, urgentMax: 1 });
    addMany(line, 'a', 2, { owner: 'a', isUrgent: true });
    const first = line.take();
    expect(line.take()).toBeUndefined();
    line.add('b1', { owner: 'b', isUrgent: true });
    expect(line.take()?.item).toBe('b1');
    first?.done(1);
    expect(line.take()?.item).toBe('a2');
  });

  it('holds no more pixels at a time than there is room for, and gives what is larger alone the whole room', () => {
    const line = new FairLine<string>({ ...roomy, pixelsMax: 100 });
    line.add('huge', { owner: 'a', pixels: 240 });
    line.add('large', { owner: 'b', pixels: 80 });
    line.add('small', { owner: 'c', pixels: 20 });
    const huge = line.take();
    expect([huge?.item, line.take()]).toEqual(['huge', undefined]);
    huge?.done(1);
    expect([line.take()?.item, line.take()?.item]).toEqual(['large', 'small']);
  });

  it('lets so many of one owner wait, and those of others beside them', () => {
    const line = new FairLine<string>({ ...roomy, waitingMax: 2 });
    addMany(line, 'a', 2, { owner: 'a' });
    expect([line.add('a3', { owner: 'a' }), line.add('b1', { owner: 'b' })]).toEqual([false, true]);
    line.take();
    expect(line.add('a3', { owner: 'a' })).toBe(true);
  });

  it('gives up what is no longer wanted', () => {
    const line = new FairLine<string>(roomy);
    addMany(line, 'a', 3, { owner: 'a' });
    expect([line.remove('a2'), line.remove('a2')]).toEqual([true, false]);
    expect(line.clear()).toEqual(['a1', 'a3']);
    expect(line.take()).toBeUndefined();
  });
});
