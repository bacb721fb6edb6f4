import { describe, expect, it } from 'vitest';
import { orderStates } from '../orders/lifecycle/order-states.ts';
import {
  batchStateOf,
  batchStateOfTab,
  batchStateRecords,
  batchStates,
  canStartBatch,
  orderStateOfBatch,
} from './batch-states.ts';

describe('the states of production batches', () => {
  it('follow every state of orders, each by one record', () => {
    const followed = batchStates.flatMap((state) => [...batchStateRecords[state].follows]);
    expect([...followed].sort()).toEqual([...orderStates].sort());
  });

  it('are all those of some order', () => {
    expect(batchStates.filter((state) => batchStateOf(orderStateOfBatch(state)) !== state)).toEqual([]);
  });

  it('put startable batches on the first tab of the desk and none on the second', () => {
    expect(canStartBatch(batchStateOfTab('waiting'), 'staff')).toBe(true);
    expect(canStartBatch(batchStateOfTab('waiting'), 'customer')).toBe(false);
    expect(canStartBatch(batchStateOfTab('production'), 'staff')).toBe(false);
  });
});
