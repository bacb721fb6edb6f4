import { describe, expect, it } from 'vitest';
import { districts, readTestOptions } from './test-options.mjs';

describe('the options of the test run', () => {
  it('are everything but the exhaustive variants, unless something else is asked for', () => {
    expect(readTestOptions([])).toEqual({ isFull: false, mayInstall: true, districts: [] });
    expect(readTestOptions(['--full', '--no-install'])).toEqual({ isFull: true, mayInstall: false, districts: [] });
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
