import { describe, expect, it } from 'vitest';
import { messageOfBody, RequestError, toRequestError } from './request-error.ts';

describe('the message of a refusal', () => {
  it.each([
    [{ error_message: 'a', messages: ['b'], error: 'c' }, 'a'],
    [{ error_message: '', messages: ['b', 'c'], error: 'd' }, 'b\nc'],
    [{ messages: 'b', error: 'c' }, 'b'],
    [{ messages: [], error: 'c' }, 'c'],
    [{ error: { nested: true } }, 'client'],
    [{}, 'client'],
    [undefined, 'client'],
    ['<html>', 'client'],
  ])('%j → %s', (body, message) => {
    expect(messageOfBody(body, 'client')).toBe(message);
  });
});

describe('toRequestError', () => {
  it('keeps code, fields and request id', () => {
    const field = { path: 'name', code: 'required', params: {}, message: 'is required' };
    const body = { code: 40001, fields: [field], messages: ['name is required'] };
    const error = toRequestError({ status: 400, body, requestId: 'r-1' }, 'client');
    expect(error).toMatchObject({ kind: 'response', status: 400, code: 40001, requestId: 'r-1' });
    expect(error.fields).toEqual([{ ...field, sentence: 'name is required' }]);
  });

  it('distinguishes a frozen account from another 401', () => {
    expect(toRequestError({ status: 401, body: { code: 40101 } }, '').isBlockedAccount).toBe(true);
    expect(toRequestError({ status: 401, body: { code: 40100 } }, '').isBlockedAccount).toBe(false);
  });

  it.each([
    [408, true],
    [429, true],
    [400, false],
    [500, false],
  ])('status %i: retryable %s', (status, isRetryable) => {
    expect(new RequestError({ kind: 'response', message: '', status }).isRetryable).toBe(isRetryable);
  });
});
