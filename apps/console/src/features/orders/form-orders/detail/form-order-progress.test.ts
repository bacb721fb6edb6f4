import { describe, expect, it } from 'vitest';
import { milestonesOf, progressOf } from './form-order-progress.ts';

const batch = (confirmed_at: string | null, started_at: string | null, finished_at: string | null) => ({
  confirmed_at,
  started_at,
  finished_at,
});
const formOrder = { created_at: '1', paid_at: '2', ended_at: null };

describe('milestonesOf', () => {
  it('starts with the first batch and ends with the last', () => {
    const batches = [batch('3', '5', '9'), batch('3', '4', '8')];
    expect(milestonesOf(formOrder, batches)).toEqual({
      created: '1',
      paid: '2',
      confirmed: '3',
      started: '4',
      sent: '9',
      ended: undefined,
    });
  });

  it('knows when it ended', () => {
    expect(milestonesOf({ ...formOrder, ended_at: '5' }, []).ended).toBe('5');
  });

  it('is not sent while a batch is not finished', () => {
    expect(milestonesOf(formOrder, [batch('3', '4', '8'), batch('3', null, null)]).sent).toBeUndefined();
    expect(milestonesOf(formOrder, []).sent).toBeUndefined();
  });
});

describe('progressOf', () => {
  const text = (...args: Parameters<typeof progressOf>) =>
    progressOf(...args).map(({ phase, state }) => `${phase} ${state}`);
  const nothingReached = milestonesOf({ created_at: '1', paid_at: null, ended_at: null }, []);

  it('goes from payment to sending, and is in production once confirmed', () => {
    const steps = ['payment done', 'confirmation done', 'production current', 'shipped ahead'];
    expect(text('confirmed', milestonesOf(formOrder, []))).toEqual(steps);
    expect(text('in_production', milestonesOf(formOrder, []))).toEqual(steps);
  });

  it('has no further steps once it is sent', () => {
    expect(progressOf('sent', nothingReached).every(({ state }) => state === 'done')).toBe(true);
  });

  it('shows the phases that an ended form order reached', () => {
    expect(text('closed', nothingReached)).toEqual(['payment done', 'ended ended']);
    expect(text('refunded', milestonesOf(formOrder, []))).toEqual(['payment done', 'confirmation done', 'ended ended']);
    expect(text('refunded', milestonesOf(formOrder, [batch('3', '4', null)]))).toEqual([
      'payment done',
      'confirmation done',
      'production done',
      'ended ended',
    ]);
  });
});
