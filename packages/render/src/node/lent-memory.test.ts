import { describe, expect, it } from 'vitest';
import { LentMemory } from './lent-memory.ts';

describe('lent memory', () => {
  it('is the same for one ask after the other, and never the same twice in one', () => {
    const memory = new LentMemory(400);
    const lendTwo = () => {
      memory.takeBack();
      return [memory.lend(30), memory.lend(50)] as const;
    };
    lendTwo();
    const [a, b] = lendTwo();
    const [again, other] = lendTwo();
    expect([a.length, b.length, again.length, other.length]).toEqual([30, 50, 30, 50]);
    expect([again.buffer, other.buffer]).toEqual([a.buffer, a.buffer]);
    expect([again.byteOffset, other.byteOffset]).toEqual([0, 120]);
  });

  it('is new where more is wanted than is kept', () => {
    const memory = new LentMemory(400);
    for (let ask = 0; ask < 3; ask++) {
      memory.takeBack();
      expect(memory.lend(101).buffer.byteLength).toBe(404);
    }
    expect(memory.lend(60).buffer).toBe(memory.lend(40).buffer);
  });
});
