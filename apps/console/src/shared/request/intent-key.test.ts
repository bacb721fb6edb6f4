import { expect, it } from 'vitest';
import { createIntentKey } from './intent-key.ts';

it('gives one key for one intent', () => {
  let made = 0;
  const intent = createIntentKey(() => `key-${++made}`);
  expect(intent.keyFor({ name: 'a' })).toBe('key-1');
  expect(intent.keyFor({ name: 'a' })).toBe('key-1');
  expect(intent.keyFor({ name: 'b' })).toBe('key-2');
  intent.fulfilled();
  expect(intent.keyFor({ name: 'b' })).toBe('key-3');
});

it('makes keys that differ', () => {
  expect(createIntentKey().keyFor(1)).not.toBe(createIntentKey().keyFor(1));
});

it('goes on with the intent of another page', () => {
  const first = createIntentKey();
  const key = first.keyFor({ name: 'a' });
  const second = createIntentKey(() => 'new', first.sent());
  expect(second.keyFor({ name: 'a' })).toBe(key);
  expect(second.keyFor({ name: 'b' })).toBe('new');
});
