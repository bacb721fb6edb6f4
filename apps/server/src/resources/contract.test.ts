import { keyOf } from '@platen/contract/call';
import { calls } from '@platen/contract/calls';
import { expect, it } from 'vitest';
import { routes } from './index.ts';

it('implements every call of the contract once, and nothing else', () => {
  const promised = Object.values(calls).flatMap((ofResource) => Object.values(ofResource).map(keyOf));
  expect(routes.map(keyOf).sort()).toEqual(promised.sort());
});
