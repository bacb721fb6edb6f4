import type { Schema } from '@platen/contract/call';
import { keyOf } from '@platen/contract/call';
import fc from 'fast-check';
import { z } from 'zod';
import type { Route } from '../platform/http/route.ts';
import { hostileTexts, type JsonSchema, type KnownValues, valuesFor } from './hostile-values.ts';

/** A request as it goes over the wire. */
export interface HostileRequest {
  route: string;
  method: string;
  /** Below the base path, with its query. */
  path: string;
  contentType: string | undefined;
  body: Buffer | undefined;
}

/** Places of an address as they are written there: escaped well, badly, or not at all. */
const hostilePlaces = [
  '0',
  '-1',
  'abc',
  '1.5',
  '%00',
  '%zz',
  '%',
  '%F0%9F',
  '..%2f..%2fx',
  '9'.repeat(40),
  'a'.repeat(3000),
];

const contentTypes: fc.Arbitrary<string | undefined> = fc.oneof(
  { weight: 24, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      undefined,
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-16',
      'application/json; charset=nothing',
      'json',
      ';;;',
    ),
  },
);

/** Requests of every kind to one route: mostly such as it asks for, each with something wrong somewhere. */
export function requestsTo(route: Route, known: KnownValues): fc.Arbitrary<HostileRequest> {
  return fc.record({
    route: fc.constant(keyOf(route)),
    method: fc.constant(route.method),
    path: fc.tuple(pathsOf(route, known), queriesOf(route, known)).map(([path, query]) => path + query),
    contentType: contentTypes,
    body: bodiesOf(route, known),
  });
}

function pathsOf({ path }: Route, known: KnownValues): fc.Arbitrary<string> {
  const parts = path.split('/').map((part) => {
    if (!part.startsWith(':')) return fc.constant(part);
    const values = (known[part.slice(1)] ?? known.id ?? [1]).map((value) => encodeURIComponent(String(value)));
    return fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...values) },
      { weight: 1, arbitrary: fc.constantFrom(...hostilePlaces) },
    );
  });
  return fc.tuple(...parts).map((written) => written.join('/'));
}

function queriesOf({ list, query }: Route, known: KnownValues): fc.Arbitrary<string> {
  const schema = query && toJsonSchema(query);
  const names = list
    ? ['page', 'per_page', 'order', ...Object.keys(list.filters)]
    : Object.keys(schema?.properties ?? {});
  const name = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...names, 'page') },
    { weight: 1, arbitrary: fc.constantFrom('__proto__', 'x[]', 'a[b][c]', 'stateEq', '', '%zz') },
  );
  const value = fc.oneof(
    fc.constantFrom('1', '2', '0', 'true', 'created_at%20desc', 'created_at', '2026-01-01', 'paid', 'S', 'a,b,c'),
    fc.constantFrom(...hostileTexts.filter((text) => text.length < 2000)).map(escaped),
    fc.constantFrom(...(known.no ?? ['x']).map((no) => encodeURIComponent(String(no)))),
    fc.constantFrom('%', '%ff%fe', '[]', '{}', '%ED%A0%80'),
  );
  const pairs = fc.array(fc.tuple(name, value, fc.boolean()), { maxLength: 4 });
  const text = pairs.map((all) => all.map(([key, one, isMany]) => `${key}${isMany ? '[]' : ''}=${one}`).join('&'));
  return text.map((written) => (written === '' ? '' : `?${written}`));
}

function bodiesOf({ body, method }: Route, known: KnownValues): fc.Arbitrary<Buffer | undefined> {
  if (method === 'GET') return fc.constant(undefined);
  if (body === 'stream' || !body) {
    return fc.oneof(
      { weight: 3, arbitrary: fc.constant(undefined) },
      fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
    );
  }
  const json = valuesFor(toJsonSchema(body), known).map((value) => Buffer.from(JSON.stringify(value) ?? 'null'));
  return fc.oneof(
    { weight: 24, arbitrary: json },
    { weight: 1, arbitrary: fc.tuple(json, fc.nat()).map(([bytes, at]) => bytes.subarray(0, at % (bytes.length + 1))) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('{"a":1,"a":2}', '[', '"', '{"\\ud800":1}', '1e999').map((text) => Buffer.from(text)),
    },
  );
}

function toJsonSchema(schema: Schema): JsonSchema {
  return z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/** Half a character has no escape: what is left of it is written as its bytes would be. */
function escaped(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')).concat(/\p{Surrogate}/u.test(text) ? '%ED%A0%80' : '');
}
