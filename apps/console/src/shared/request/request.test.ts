import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFile, saveFile } from './download.ts';
import { api } from './request.ts';
import type { RequestError } from './request-error.ts';
import { onRequestEvents } from './request-events.ts';

const shop = { name: 'Shop' };
const fetchStub = vi.fn<typeof fetch>();
const events = { signedOut: vi.fn<() => void>(), blocked: vi.fn<() => void>(), failed: vi.fn<() => void>() };
let unsubscribe: () => void;

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub);
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'platen:token' ? 'secret' : null) });
  unsubscribe = onRequestEvents(events);
});
afterEach(() => {
  unsubscribe();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  fetchStub.mockResolvedValueOnce(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
  );

const sent = () => {
  const [url, init] = fetchStub.mock.lastCall ?? [];
  return { url, init, headers: new Headers(init?.headers) };
};

const refusal = async (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('not refused')),
    (error) => error as RequestError,
  );

describe('a request', () => {
  it('carries token, language and a bracketed query', async () => {
    answer({ data: [] });
    await api('GET /form_orders', { query: { tags_name_in: ['a', 'b'] } });
    expect(sent().url).toBe('/app_api/v1/form_orders?tags_name_in[]=a&tags_name_in[]=b');
    expect(sent().headers.get('authorization')).toBe('Bearer secret');
    expect(sent().headers.get('locale')).toBe('en-US');
  });

  it('carries its idempotency key, and no token if it is public', async () => {
    answer({ id: 1 });
    await api('POST /sessions', { body: { login_name: 'a', password: 'b' }, isPublic: true, idempotencyKey: 'k-1' });
    expect(sent().headers.get('authorization')).toBeNull();
    expect(sent().headers.get('idempotency-key')).toBe('k-1');
    expect(sent().init?.body).toBe('{"login_name":"a","password":"b"}');
  });

  it('resolves with undefined for an empty response', async () => {
    fetchStub.mockResolvedValueOnce(new Response(null, { status: 204 }));
    expect(await api('GET /mine')).toBeUndefined();
  });
});

describe('a refusal', () => {
  it('ends the session on 401, however the caller shows errors', async () => {
    answer({ code: 40100, error_message: 'Please sign in' }, 401);
    expect(await refusal(api('GET /mine'))).toMatchObject({ status: 401, code: 40100, message: 'Please sign in' });
    expect(events.signedOut).toHaveBeenCalledOnce();
  });

  it('reports a frozen account', async () => {
    answer({ code: 40101 }, 401);
    await refusal(api('GET /mine'));
    expect(events.blocked).toHaveBeenCalledOnce();
    expect(events.signedOut).not.toHaveBeenCalled();
  });

  it('of a visitor’s request does not end a session', async () => {
    answer({ code: 40101 }, 401);
    await refusal(api('POST /sessions', { body: { login_name: 'a', password: 'b' }, isPublic: true }));
    expect(events.blocked).not.toHaveBeenCalled();
  });

  it.each([
    ['a read', () => api('GET /api_keys'), 0],
    ['a write', () => api('POST /api_keys', { body: shop }), 1],
    ['a write whose form shows it', () => api('POST /api_keys', { body: shop, showError: false }), 0],
    ['a read that asks for it', () => api('GET /bills', { showError: true }), 1],
  ])('of %s is announced or not', async (_what, call, times) => {
    answer({ error_message: 'no' }, 409);
    await refusal(call());
    expect(events.failed).toHaveBeenCalledTimes(times);
  });

  it("without a readable body has the client's own message", async () => {
    answer('<html>Bad Gateway</html>', 502, { 'x-request-id': 'r-1' });
    expect(await refusal(api('GET /mine'))).toMatchObject({ status: 502, requestId: 'r-1', message: /status 502/ });
  });

  it('of a response that is not JSON is not a success', async () => {
    answer('<html>', 200);
    expect(await refusal(api('GET /mine'))).toMatchObject({ kind: 'response', status: 200 });
  });
});

describe('no response', () => {
  it.each([
    [new TypeError('fetch failed'), 'network', /^Oops, network issues/],
    [new DOMException('', 'TimeoutError'), 'timeout', /took too long/],
  ])('%s', async (cause, kind, message) => {
    fetchStub.mockRejectedValueOnce(cause);
    expect(await refusal(api('POST /api_keys', { body: shop }))).toMatchObject({ kind, status: 0, message });
    expect(events.failed).toHaveBeenCalledOnce();
  });

  it('to an aborted request is silent', async () => {
    const controller = new AbortController();
    controller.abort();
    fetchStub.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    expect(await refusal(api('POST /api_keys', { body: shop, signal: controller.signal }))).toMatchObject({
      kind: 'aborted',
    });
    expect(events.failed).not.toHaveBeenCalled();
  });
});

it('saves an export under the name that the server gives it', async () => {
  const anchor = { href: '', download: '', click: vi.fn<() => void>() };
  vi.stubGlobal('document', { querySelector: () => null, createElement: () => anchor });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  answer('a,b', 200, { 'content-disposition': 'attachment; filename="bills.csv"' });
  saveFile(await fetchFile('GET /bills/export', {}, 'export'));
  expect(anchor).toMatchObject({ href: 'blob:1', download: 'bills.csv' });
  expect(anchor.click).toHaveBeenCalledOnce();
});
