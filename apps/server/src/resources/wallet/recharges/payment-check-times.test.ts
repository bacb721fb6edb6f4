import { rechargeLifeMs } from '@platen/model/wallet/recharges';
import { describe, expect, it } from 'vitest';
import { firstCheckS, nextCheckS } from './payment-check-times.ts';

const createdMs = Date.parse('2026-06-08T02:00:00Z');
const payment = {
  created_at: new Date(createdMs).toISOString(),
  expires_at: new Date(createdMs + rechargeLifeMs).toISOString(),
};

/** The minutes at which a payment is asked for, if every job starts `lateS` after its time. */
function checkMinutes(lateS: number): number[] {
  const minutes: number[] = [];
  for (let delayS: number | undefined = firstCheckS, atMs = createdMs; delayS !== undefined; ) {
    atMs += (delayS + lateS) * 1000;
    minutes.push((atMs - createdMs) / 60_000);
    delayS = nextCheckS(payment, atMs);
  }
  return minutes;
}

describe('a pending payment', () => {
  it('is asked for after 1, 5 and 15 minutes, then every 30, and once after it expired', () => {
    expect(checkMinutes(0)).toEqual([1, 5, 15, 45, 75, 105, 121]);
  });

  it('is asked for as often where jobs start late, and never twice in a row', () => {
    expect(checkMinutes(3).map(Math.floor)).toEqual([1, 5, 15, 45, 75, 105, 121]);
  });

  it('is not asked for again long after it expired', () => {
    expect(nextCheckS(payment, createdMs + 10 * rechargeLifeMs)).toBeUndefined();
  });
});
