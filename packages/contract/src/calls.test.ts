import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Call, idParams, keyOf } from './call.ts';
import { calls } from './calls.ts';

const all = Object.entries(calls).flatMap(([resource, ofResource]) =>
  Object.entries(ofResource as Record<string, Call>).map(([name, call]) => ({ id: `${resource}.${name}`, call })),
);

/** The names of the fields at the top of a schema, in whichever of its variants. */
function fieldsOf(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodUnion ? schema.options.flatMap(fieldsOf) : [];
}

function partOf(schema: unknown, part: string | undefined): unknown {
  return part !== undefined && schema instanceof z.ZodObject ? (schema.shape as Record<string, unknown>)[part] : schema;
}

it('stands once in the contract, each under its own method and path', () => {
  const keys = all.map(({ call }) => keyOf(call));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  expect(all.length).toBeGreaterThan(100);
});

describe.each(all)('$id', ({ call }) => {
  it('has a schema for exactly the places of its path', () => {
    const places = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const known = call.params instanceof z.ZodObject ? Object.keys(call.params.shape) : [];
    expect(known).toEqual(places);
  });

  it('is asked by a list or by a query, and only a change has a body', () => {
    expect(call.list && call.query).toBeUndefined();
    const isChange = call.method === 'POST' || call.method === 'PUT';
    expect(isChange || call.body === undefined).toBe(true);
  });

  it('is for sessions only, or names the scope that an API key needs', () => {
    const { access } = call;
    const isNamed = access.kind === 'public' || access.sessionOnly || access.scopes.length > 0;
    expect(isNamed).toBe(true);
  });

  it('has a path of plain words and a summary', () => {
    expect(call.path).toMatch(/^(\/(:[a-z]+|[a-z_]+))+$/);
    expect(call.summary).toMatch(/^[A-Za-z].*[^.]$/);
  });
});

const audited = all.flatMap(({ id, call }) => (call.audit ? [{ id, call, audit: call.audit }] : []));

describe.each(audited)('the audit record of $id', ({ call, audit }) => {
  it('takes the id of the subject from where there is one', () => {
    const parts = {
      path: call.params,
      response: partOf(call.response, audit.part),
      service: idParams,
      nowhere: idParams,
    };
    expect(fieldsOf(parts[audit.idIn])).toContain('id');
  });
});

describe.each(audited.filter(({ audit }) => audit.reader))('the audit record of $id', ({ audit }) => {
  it('names a call that shows one thing by its id alone', () => {
    const reader = all.find(({ call }) => keyOf(call) === audit.reader)?.call;
    expect(reader).toMatchObject({ method: 'GET' });
    expect([reader?.list, reader?.response === 'raw']).toEqual([undefined, false]);
    expect(['', 'id']).toContain(fieldsOf(reader?.params).join());
    expect((reader?.query as z.ZodType | undefined)?.safeParse({}).success ?? true).toBe(true);
  });
});
