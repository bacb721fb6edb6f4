import { describe, expect, it } from 'vitest';
import { districts, readTestOptions } from './test-options.mjs';

describe('the options of the test run', () => {
  it('are neither the slow tests nor the exhaustive variants, unless something else is asked for', () => {
    expect(readTestOptions([])).toEqual({ isSlow: false, isFull: false, mayInstall: true, districts: [] });
    expect(readTestOptions(['--slow'])).toMatchObject({ isSlow: true, isFull: false });
    expect(readTestOptions(['--no-install'])).toMatchObject({ mayInstall: false });
  });

  it('include the slow tests in a full run', () => {
    expect(readTestOptions(['--full'])).toMatchObject({ isSlow: true, isFull: true });
  });

  it('choose districts by their folders', () => {
    expect(districts).toContain('orders');
    expect(readTestOptions(['orders', 'wallet'])).toMatchObject({ districts: ['orders', 'wallet'] });
  });

  it('say what there is where something is unknown', () => {
    expect(readTestOptions(['ordrs'])).toEqual({ wrong: expect.stringContaining('orders, ') });
    expect(readTestOptions(['--quick'])).toEqual({ wrong: expect.stringContaining('--no-install') });
  });
});
