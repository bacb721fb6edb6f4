import { deliveredEvents } from '@platen/model/connections/webhook-events';
import { errorTable } from '@platen/model/errors/errors';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { keyOf } from '../call.ts';
import { callsFor } from './audience.ts';
import { components } from './components.ts';
import { describeApi } from './document.ts';
import { examples } from './examples.ts';
import type { Json } from './json.ts';

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  description?: string;
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  responses: Record<string, { $ref?: string; description?: string }>;
  requestBody?: { required?: boolean; content: Record<string, { schema: Json; example?: unknown }> };
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  servers: { url: string }[];
  components: {
    schemas: Record<string, Json>;
    parameters: Record<string, Parameter>;
    responses: Record<string, { description: string }>;
  };
}

const servers = [{ url: 'https://print.example', description: 'Production' }];
const documentFor = (audience: 'partners' | 'staff') =>
  describeApi({ audience, version: '1.2.3', servers }) as unknown as Document;
const operationsIn = ({ paths }: Document) => Object.values(paths).flatMap((each) => Object.values(each));

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

describe.each(['partners', 'staff'] as const)('the document for %s', (audience) => {
  const document = documentFor(audience);
  const operations = operationsIn(document);
  const resolved = (parameter: Parameter) =>
    document.components.parameters[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter;

  it('is small and flat enough for tools', () => {
    // Characters for each operation, with its share of the components.
    expect(JSON.stringify(document).length / operations.length).toBeLessThan(5_600);
    expect(depthOf(document)).toBeLessThan(25);
  });

  it.runIf(audience === 'partners')('describes every property', () => {
    const silent = new Set<string>();
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const { properties, example: _, ...others } = value as Json;
      for (const [name, schema] of Object.entries((properties ?? {}) as Record<string, Json>)) {
        if (schema.description === undefined && schema.$ref === undefined) silent.add(name);
        visit(schema);
      }
      Object.values(others).forEach(visit);
    };
    visit(document);
    expect([...silent]).toEqual([]);
  });

  it.runIf(audience === 'partners')('shows an answer of every call, which its schema accepts', () => {
    const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
    for (const { id, call } of callsFor(audience)) {
      if (call.response === 'raw') continue;
      const answer = byId.get(id)?.responses['200'] as { content?: Record<string, { example?: unknown }> } | undefined;
      const example = answer?.content?.['application/json']?.example;
      expect(example, id).toBeDefined();
      expect((call.response as z.ZodType).safeParse(example).error, id).toBeUndefined();
    }
  });

  it('names every call once, and says in words what it and its parameters are for', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(callsFor(audience).length);
    for (const { operationId, summary, description, parameters } of operations) {
      expect(summary, operationId).toMatch(/^[A-Z]/);
      expect(description, operationId).toMatch(/\.$/);
      const silent = parameters.filter((each) => !resolved(each).description).map(({ name }) => name);
      expect(silent, operationId).toEqual([]);
    }
  });

  it('tells every parameter of an address, whatever calls share it, by one name', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { operationId, parameters } of Object.values(methods)) {
        const described = parameters.map(resolved).filter((each) => each.in === 'path');
        expect(
          described.map(({ name }) => name),
          operationId,
        ).toEqual(places);
      }
    }
    const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(new Set(shapes).size, 'two addresses that differ in a name only').toBe(shapes.length);
  });

  it('leaves no reference open', () => {
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(100);
    const groups = document.components as unknown as Record<string, Json>;
    for (const [whole, group = '', name = ''] of references) expect(groups[group]?.[name], whole).toBeDefined();
    expect([...text.matchAll(/"\$ref":"([^"]*)"/g)].length).toBe(references.length);
  });

  it('tells refusals with their codes for every call', () => {
    for (const { operationId, responses } of operations) {
      const refused = Object.entries(responses).filter(([status]) => status !== '200');
      expect(refused.length, operationId).toBeGreaterThan(2);
      for (const [status, answer] of refused) {
        const name = answer.$ref?.split('/').at(-1) ?? '';
        const text = answer.description ?? document.components.responses[name]?.description ?? '';
        expect(text, `${operationId} ${status}`).toMatch(new RegExp(`^- \`${status}\\d\\d\` [a-z_]+: `));
      }
    }
  });

  it('asks for a body where one of its fields is required', () => {
    const isRequiring = (schema: Json): boolean => {
      const name = typeof schema.$ref === 'string' ? (schema.$ref.split('/').at(-1) ?? '') : undefined;
      const object = name === undefined ? schema : (document.components.schemas[name] ?? {});
      return Array.isArray(object.required) && object.required.length > 0;
    };
    const bodies = operations.filter(({ requestBody }) => requestBody);
    expect(bodies.length).toBeGreaterThan(10);
    const optional = bodies.filter(({ requestBody }) => {
      const { schema = {} } = Object.values(requestBody?.content ?? {})[0] ?? {};
      return isRequiring(schema) && requestBody?.required !== true;
    });
    expect(optional.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('is written as generators read it: required names are properties, and references stand alone', () => {
    const wrong: string[] = [];
    const look = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const { required, properties, propertyNames, $ref: reference, ...rest } = value as Json;
      const known = Object.keys(properties ?? {});
      const isUnknown = (name: unknown) => !known.includes(String(name));
      if (Array.isArray(required) && required.some(isUnknown)) wrong.push(`${path} requires what it does not have`);
      if (typeof propertyNames === 'object') wrong.push(`${path} has propertyNames`);
      // They escape slashes for themselves, and would do it twice.
      if (String(rest['pattern']).includes('\\/')) wrong.push(`${path} has an escaped slash`);
      if (typeof reference === 'string' && 'default' in rest) wrong.push(`${path} has a default beside $ref`);
      for (const [name, inner] of Object.entries(value)) look(inner, `${path}/${name}`);
    };
    look({ paths: document.paths, components: document.components }, '');
    expect(wrong).toEqual([]);
  });

  it('leaves answers open to new fields, and requests closed', () => {
    const { FormOrder, OrderAttributes, Layer } = document.components.schemas;
    expect(FormOrder).not.toHaveProperty('additionalProperties');
    expect(OrderAttributes).toHaveProperty('additionalProperties', false);
    expect(JSON.stringify(Layer)).toContain('#/components/schemas/GroupLayer');
  });
});

describe('the public document', () => {
  const document = documentFor('partners');

  it('has what an API key can do, and nothing that needs a person or the factory', () => {
    const keys = callsFor('partners').map(({ call }) => keyOf(call));
    expect(keys).toContain('POST /form_orders');
    expect(keys).toContain('PUT /active_storage/uploads/:token');
    for (const key of ['POST /sessions', 'POST /api_keys', 'POST /sku_templates', 'GET /users', 'GET /captcha'])
      expect(keys).not.toContain(key);
    expect(document.servers).toEqual([{ url: 'https://print.example/app_api/v1', description: 'Production' }]);
  });

  it('has the headers that a call takes', () => {
    const headersOf = (path: string, method: string) =>
      document.paths[path]?.[method]?.parameters.flatMap(({ $ref }) => $ref?.split('/').at(-1) ?? []);
    expect(headersOf('/form_orders', 'post')).toEqual(['Locale', 'IdempotencyKey']);
    expect(headersOf('/form_orders', 'get')).toEqual(expect.arrayContaining(['Page', 'After', 'NoEq', 'Locale']));
    expect(headersOf('/form_orders', 'get')).not.toContain('IdempotencyKey');
  });

  it('tells what a payment may be refused with', () => {
    const responses = document.paths['/consumption_records']?.post?.responses;
    expect(responses?.['402']?.description).toContain(String(errorTable.insufficient_balance.code));
    expect(responses?.['409']?.description).toContain('order_paid_already');
  });

  it('has every event as a webhook, with its subject and its sequence number', () => {
    expect(Object.keys(document.webhooks)).toEqual([...deliveredEvents]);
    for (const { post } of Object.values(document.webhooks)) {
      expect(JSON.stringify(post.requestBody)).toContain('"sequence"');
      expect(JSON.stringify(post.requestBody)).toContain('"subject"');
      expect(post.description).toContain('`sequence`');
    }
  });

  it('says what an order sends for a custom item', () => {
    expect(JSON.stringify(document.components.schemas.CustomItem)).toContain('定制项-');
  });

  it('tells the scope of every call that needs a key, and how a key without it is refused', () => {
    const withKey = callsFor('partners').filter(({ call }) => call.access.kind !== 'public');
    expect(withKey.length).toBeGreaterThan(50);
    for (const { id, call } of withKey) {
      const operation = operationsIn(document).find(({ operationId }) => operationId === id);
      expect(operation?.description, id).toMatch(
        /With (any API key|an API key that has the scope `\w+`( or `\w+`)*)\./,
      );
      const name = operation?.responses['403']?.$ref?.split('/').at(-1) ?? '';
      const refusal = operation?.responses['403']?.description ?? document.components.responses[name]?.description;
      expect(refusal, keyOf(call)).toContain(String(errorTable.scope_missing.code));
    }
    const create = document.paths['/webhooks']?.post;
    expect(create?.description).toContain('With an API key that has the scope `webhooks`.');
  });
});

/** What the document says of a body, also where the server reads it by itself. */
function schemaOf(body: unknown): z.ZodType {
  const schema = body as z.ZodType;
  const described = schema._zod.toJSONSchema?.() as { $ref?: string } | undefined;
  const name = described?.$ref?.split('/').at(-1);
  return (name !== undefined && components[name]) || schema;
}

const calledIn = (id: string) => callsFor('partners').find((each) => each.id === id)?.call;
const requests = Object.entries(examples).filter(([, { request }]) => request !== undefined);
const answers = Object.entries(examples).filter(([, { answer }]) => answer !== undefined);

it.each(requests)('shows a request that %s takes', (id, { request }) => {
  expect(schemaOf(calledIn(id)?.body).safeParse(request)).toMatchObject({ success: true });
});

it.each(answers)('shows an answer as %s gives it', (id, { answer }) => {
  expect(schemaOf(calledIn(id)?.response).parse(answer)).toEqual(answer);
});
