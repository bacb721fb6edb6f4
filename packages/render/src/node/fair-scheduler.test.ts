import { describe, expect, it } from 'vitest';
import { FairScheduler, type QueueEntry } from './fair-scheduler.ts';

const endless = Number.POSITIVE_INFINITY;
const roomy = { pixelsMax: endless, urgentMax: endless, waitingMax: endless };

/** Runs tasks one after the other; `ms` says how long each takes. */
function serve(scheduler: FairScheduler<string>, count: number, ms: (item: string) => number = () => 100): string[] {
  return Array.from({ length: count }, () => {
    const next = scheduler.take();
    next?.done(ms(next.item));
    return next?.item ?? '';
  });
}

function addMany(scheduler: FairScheduler<string>, name: string, count: number, entry: QueueEntry): void {
  for (let index = 1; index <= count; index++) scheduler.add(`${name}${index}`, entry);
}

describe('the fair scheduler', () => {
  it('keeps the order of one owner and alternates between owners', () => {
    const scheduler = new FairScheduler<string>(roomy);
    addMany(scheduler, 'a', 4, { owner: 'a' });
    addMany(scheduler, 'b', 2, { owner: 'b' });
    expect(serve(scheduler, 7)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4', '']);
  });

  it('shares time, not numbers of tasks', () => {
    const scheduler = new FairScheduler<string>(roomy);
    addMany(scheduler, 'slow', 3, { owner: 'slow' });
    addMany(scheduler, 'quick', 6, { owner: 'quick' });
    const order = serve(scheduler, 9, (item) => (item.startsWith('slow') ? 300 : 100));
    expect(order.slice(0, 6)).toEqual(['slow1', 'quick1', 'quick2', 'quick3', 'slow2', 'quick4']);
  });

  it('does not give an owner who comes late the time that others had before', () => {
    const scheduler = new FairScheduler<string>(roomy);
    addMany(scheduler, 'a', 100, { owner: 'a' });
    serve(scheduler, 50);
    addMany(scheduler, 'b', 10, { owner: 'b' });
    const order = serve(scheduler, 6).map((item) => item[0]);
    expect(order.filter((name) => name === 'b')).toHaveLength(3);
  });

  it('remembers the time of an owner who adds one task at a time', () => {
    const scheduler = new FairScheduler<string>(roomy);
    addMany(scheduler, 'b', 10, { owner: 'b' });
    const order: string[] = [];
    for (let round = 0; round < 6; round++) {
      scheduler.add('a', { owner: 'a' });
      order.push(...serve(scheduler, 1).map((item) => item[0] as string));
      if (order.at(-1) === 'b') scheduler.remove('a');
    }
    expect(order.filter((name) => name === 'b').length).toBeGreaterThanOrEqual(3);
  });

  it('picks owners without a running task first', () => {
    const scheduler = new FairScheduler<string>(roomy);
    addMany(scheduler, 'a', 3, { owner: 'a' });
    scheduler.take()?.done(1);
    scheduler.take();
    scheduler.add('b1', { owner: 'b' });
    expect(scheduler.take()?.item).toBe('b1');
  });

  it('prefers urgent tasks without starving the others', () => {
    const scheduler = new FairScheduler<string>(roomy);
    addMany(scheduler, 'order', 5, { owner: 'a' });
    serve(scheduler, 1);
    addMany(scheduler, 'preview', 50, { owner: 'b', isUrgent: true });
    const order = serve(scheduler, 20);
    expect(order.slice(0, 3)).toEqual(['preview1', 'preview2', 'preview3']);
    expect(order.filter((item) => item.startsWith('order'))).toEqual(['order2', 'order3']);
  });

  it('limits how many urgent tasks of one owner run at a time', () => {
    const scheduler = new FairScheduler<string>({ ...roomy, urgentMax: 1 });
    addMany(scheduler, 'a', 2, { owner: 'a', isUrgent: true });
    const first = scheduler.take();
    expect(scheduler.take()).toBeUndefined();
    scheduler.add('b1', { owner: 'b', isUrgent: true });
    expect(scheduler.take()?.item).toBe('b1');
    first?.done(1);
    expect(scheduler.take()?.item).toBe('a2');
  });

  it('limits the pixels of all running tasks, and runs a task above the limit alone', () => {
    const scheduler = new FairScheduler<string>({ ...roomy, pixelsMax: 100 });
    scheduler.add('huge', { owner: 'a', pixels: 240 });
    scheduler.add('large', { owner: 'b', pixels: 80 });
    scheduler.add('small', { owner: 'c', pixels: 20 });
    const huge = scheduler.take();
    expect([huge?.item, scheduler.take()]).toEqual(['huge', undefined]);
    huge?.done(1);
    expect([scheduler.take()?.item, scheduler.take()?.item]).toEqual(['large', 'small']);
  });

  it('limits how many tasks of each owner may wait', () => {
    const scheduler = new FairScheduler<string>({ ...roomy, waitingMax: 2 });
    addMany(scheduler, 'a', 2, { owner: 'a' });
    expect([scheduler.add('a3', { owner: 'a' }), scheduler.add('b1', { owner: 'b' })]).toEqual([false, true]);
    scheduler.take();
    expect(scheduler.add('a3', { owner: 'a' })).toBe(true);
  });

  it('removes waiting tasks', () => {
    const scheduler = new FairScheduler<string>(roomy);
    addMany(scheduler, 'a', 3, { owner: 'a' });
    expect([scheduler.remove('a2'), scheduler.remove('a2')]).toEqual([true, false]);
    expect(scheduler.clear()).toEqual(['a1', 'a3']);
    expect(scheduler.take()).toBeUndefined();
  });
});
