import { describe, expect, it } from 'vitest';
import { ScratchBuffer } from './scratch-buffer.ts';

describe('the scratch buffer', () => {
  it('reuses its memory in the next task, and never twice in one task', () => {
    const memory = new ScratchBuffer(400);
    const allocateTwo = () => {
      memory.reset();
      return [memory.allocate(30), memory.allocate(50)] as const;
    };
    allocateTwo();
    const [a, b] = allocateTwo();
    const [again, other] = allocateTwo();
    expect([a.length, b.length, again.length, other.length]).toEqual([30, 50, 30, 50]);
    expect([again.buffer, other.buffer]).toEqual([a.buffer, a.buffer]);
    expect([again.byteOffset, other.byteOffset]).toEqual([0, 120]);
  });

  it('allocates new memory above its limit', () => {
    const memory = new ScratchBuffer(400);
    for (let task = 0; task < 3; task++) {
      memory.reset();
      expect(memory.allocate(101).buffer.byteLength).toBe(404);
    }
    expect(memory.allocate(60).buffer).toBe(memory.allocate(40).buffer);
  });
});
