import type { ApiKey } from '@platen/model/connections/api-keys';
import type { Page } from '@platen/model/lists/lists';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { BodyOf, RowOf } from './call-types.ts';
import { createClient } from './client.ts';
import { CallRefused, throwingRefusals } from './refusals.ts';
import type { CallRequest } from './request.ts';

interface Options {
  token?: string;
}

function clientOf(answer: () => Response) {
  const sent: { request: CallRequest; options: Options }[] = [];
  const client = createClient<Options>(
    throwingRefusals(async (request, options) => {
      sent.push({ request, options });
      return answer();
    }),
  );
  return { client, sent };
}

describe('a client', () => {
  it('makes a call by its key, and gives the transport what is its own', async () => {
    const { client, sent } = clientOf(() => Response.json({ data: [] }));
    const answer = await client('GET /api_keys', { query: { name_cont: 'shop', page: 2 }, token: 't' });
    expect(answer).toEqual({ data: [] });
    await client('PUT /api_keys/:id', { params: { id: 7 }, body: { name: 'x' } });
    expect(sent).toEqual([
      { request: { method: 'GET', path: '/api_keys?name_cont=shop&page=2', body: undefined }, options: { token: 't' } },
      { request: { method: 'PUT', path: '/api_keys/7', body: { name: 'x' } }, options: {} },
    ]);
  });

  it('gives a file as it came', async () => {
    const { client } = clientOf(() => new Response('a,b'));
    expect(await client.file('GET /bills/export', { query: { page: 1 } }, (response) => response.text())).toBe('a,b');
  });

  it('throws a refusal with the answer, also where a proxy gave one', async () => {
    const refused = clientOf(() => Response.json({ code: 40400, message: 'not found' }, { status: 404 }));
    await expect(refused.client('GET /mine')).rejects.toMatchObject({ status: 404, answer: { code: 40400 } });
    const broken = clientOf(() => new Response('<html>', { status: 502 }));
    const error: unknown = await broken.client('GET /mine').catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(CallRefused);
    expect(error).toMatchObject({ status: 502, answer: undefined, message: 'GET /mine: 502 <html>' });
  });
});

/** Never run: the compiler is what tests these. */
function typedCalls() {
  const { client } = clientOf(() => new Response());
  expectTypeOf(client('GET /api_keys')).toEqualTypeOf<Promise<Page<ApiKey>>>();
  expectTypeOf(client('GET /api_keys/:id', { params: { id: 'a' } })).toEqualTypeOf<Promise<ApiKey>>();
  expectTypeOf<RowOf<'GET /api_keys'>>().toEqualTypeOf<ApiKey>();
  expectTypeOf<BodyOf<'PUT /mine/change_password'>>().toHaveProperty('password_confirmation');
  void client('GET /form_orders', {
    query: { state_eq: 'init', tags_name_in: ['a'], user_id_eq: 1, created_at_gteq_date: '2026-01-01' },
  });
  void client('GET /api_keys', { query: { order: 'name asc' } });

  // @ts-expect-error no such call
  void client('GET /api_key');
  // @ts-expect-error another method
  void client('DELETE /api_keys');
  // @ts-expect-error without its id
  void client('GET /api_keys/:id');
  // @ts-expect-error no such place in the path
  void client('GET /api_keys/:id', { params: { id: 1, no: 2 } });
  // @ts-expect-error no such filter
  void client('GET /api_keys', { query: { nam_cont: 'x' } });
  // @ts-expect-error no such state
  void client('GET /form_orders', { query: { state_eq: 'lost' } });
  // @ts-expect-error no such column
  void client('GET /api_keys', { query: { order: 'key_hash desc' } });
  // @ts-expect-error a body without its name
  void client('POST /api_keys', { body: {} });
  // @ts-expect-error a row without its number
  void client('POST /form_orders', { body: { type: 'x', sku_template_no: 'n', orders_attributes: [{ quantity: 1 }] } });
  // @ts-expect-error a file is no data
  void client('GET /bills/export');
  // @ts-expect-error the address of an upload comes with the answer that announces it
  void client.file('PUT /active_storage/uploads/:token', { params: { token: 'x' } }, (response) => response.text());
}

it('types each call', () => expect(typedCalls).toBeTypeOf('function'));
