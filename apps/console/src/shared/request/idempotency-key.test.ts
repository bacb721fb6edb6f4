import { expect, it } from 'vitest';
import { createIdempotencyKey } from './idempotency-key.ts';

it('returns one key for one intent', () => {
  let made = 0;
  const intent = createIdempotencyKey(() => `key-${++made}`);
  expect(intent.keyFor({ name: 'a' })).toBe('key-1');
  expect(intent.keyFor({ name: 'a' })).toBe('key-1');
  expect(intent.keyFor({ name: 'b' })).toBe('key-2');
  intent.fulfilled();
  expect(intent.keyFor({ name: 'b' })).toBe('key-3');
});

it('makes keys that differ', () => {
  expect(createIdempotencyKey().keyFor(1)).not.toBe(createIdempotencyKey().keyFor(1));
});

it('restores the intent of another page', () => {
  const first = createIdempotencyKey();
  const key = first.keyFor({ name: 'a' });
  const second = createIdempotencyKey(() => 'new', first.sent());
  expect(second.keyFor({ name: 'a' })).toBe(key);
  expect(second.keyFor({ name: 'b' })).toBe('new');
});
