import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type FieldReasonKey, reason, reasonText } from '../fields/field-reasons.ts';
import { orderAttributesSchema } from '../orders/form-orders.ts';
import { readFields } from './schema-findings.ts';

const findingsOf = (schema: z.ZodType, sent: unknown) =>
  readFields(schema, sent).findings?.map((found) => [found.path.join('.'), found.key, reasonText(found, 'en-US')]);

const kinds = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('a') }),
  z.object({ kind: z.literal('b'), width: z.int() }),
]);

describe('schema issues as findings', () => {
  it.each<[what: string, schema: z.ZodType, sent: unknown, key: FieldReasonKey, text: string]>([
    ['no value', z.string(), undefined, 'required', 'is required'],
    ['null', z.int(), null, 'required', 'is required'],
    ['an empty text', z.string().trim().min(1), ' ', 'required', 'is required'],
    ['an empty list', z.array(z.int()).min(1), [], 'required', 'is required'],
    ['no value of an enum', z.enum(['a']), undefined, 'required', 'is required'],
    ['no value of a union', z.union([z.int(), z.string()]), undefined, 'required', 'is required'],
    ['a number as text', z.string(), 1, 'not_text', 'must be text'],
    ['a text as number', z.number(), 'x', 'not_number', 'must be a number'],
    ['no number in an address', z.coerce.number().int(), 'abc', 'not_number', 'must be a number'],
    ['a broken number', z.int(), 1.5, 'not_whole_number', 'must be a whole number'],
    ['a word as flag', z.boolean(), 'yes', 'not_flag', 'must be true or false'],
    ['no list', z.array(z.int()), 'x', 'not_list', 'must be a list'],
    ['no object', z.object({}), [], 'not_object', 'must be an object'],
    ['no record', z.record(z.string(), z.int()), 'x', 'not_object', 'must be an object'],
    ['another word', z.enum(['a', 'b']), 'c', 'not_one_of', 'must be one of: a, b'],
    ['another literal', z.literal([400, 700]), 500, 'not_one_of', 'must be one of: 400, 700'],
    ['a word in an address', z.stringbool({ truthy: ['1'], falsy: ['0'] }), 'x', 'not_one_of', 'must be one of: 1, 0'],
    ['no date', z.iso.date(), '2026-02-30', 'not_date', 'must be a date such as 2026-03-01'],
    [
      'no time',
      z.iso.datetime({ offset: true }),
      'noon',
      'not_time',
      'must be a time with its zone, such as 2026-03-01T08:00:00+08:00',
    ],
    ['no address', z.url(), 'x', 'not_url', 'must be a full URL such as https://example.com'],
    ['another form', z.string().regex(/^a$/), 'b', 'wrong_format', 'has the wrong format'],
    ['a long text', z.string().max(3), 'abcd', 'too_long', 'must have at most 3 characters'],
    ['a short text', z.string().min(3), 'ab', 'too_short', 'must have at least 3 characters'],
    ['a long list', z.array(z.int()).max(2), [1, 2, 3], 'too_many', 'must have at most 2 entries'],
    ['a short list', z.array(z.int()).min(2), [1], 'too_few', 'must have at least 2 entries'],
    ['a large number', z.int().max(3), 4, 'above_max', 'must be at most 3'],
    ['a small number', z.int().min(3), 2, 'below_min', 'must be at least 3'],
    ['no positive number', z.int().positive(), 0, 'not_above', 'must be more than 0'],
    ['no negative number', z.int().negative(), 0, 'not_below', 'must be less than 0'],
    ['another step', z.number().multipleOf(5), 7, 'not_multiple', 'must be a multiple of 5'],
    ['a check of ours', z.int().refine(() => false, reason('not_color')), 1, 'not_color', 'is not a valid color'],
    [
      'a check of ours with parameters',
      z.int().refine(() => false, reason('too_many_decimals', { max: 2 })),
      1,
      'too_many_decimals',
      'must have no more than 2 decimals',
    ],
    ['a form of ours', z.string().regex(/^a$/, reason('has_comma')), ',', 'has_comma', 'must not contain a comma'],
    ['a check without a reason', z.int().refine(() => false), 1, 'wrong_format', 'has the wrong format'],
    ['no alternative', z.union([z.int(), z.string()]), true, 'wrong_format', 'has the wrong format'],
    ['an alternative', z.union([z.int(), z.string().max(1)]), 'ab', 'too_long', 'must have at most 1 characters'],
  ])('%s', (_, schema, sent, key, text) => {
    expect(findingsOf(schema, sent)).toEqual([['', key, text]]);
  });

  it('have the path of the field, relative to the given path', () => {
    const schema = z.strictObject({ rows: z.array(z.object({ size: z.string() })) });
    const { findings } = readFields(schema, { rows: [{}], more: 1 }, ['body', 3]);
    expect(findings).toEqual([
      { path: ['body', 3, 'rows', 0, 'size'], key: 'required', params: {} },
      { path: ['body', 3, 'more'], key: 'unknown_field', params: {} },
    ]);
  });

  it('name each unknown field, a key of a record, and the type of a union', () => {
    expect(findingsOf(z.strictObject({}), { a: 1, b: 2 })?.map(([path]) => path)).toEqual(['a', 'b']);
    expect(findingsOf(z.record(z.string().max(2), z.int()), { abc: 1 })?.[0]).toEqual([
      'abc',
      'too_long',
      'must have at most 2 characters',
    ]);
    expect(findingsOf(kinds, {})?.[0]).toEqual(['kind', 'required', 'is required']);
    expect(findingsOf(kinds, { kind: 'c' })?.[0]).toEqual(['kind', 'not_one_of', 'must be one of: a, b']);
    expect(findingsOf(kinds, { kind: 'b', width: '1' })?.[0]).toEqual(['width', 'not_number', 'must be a number']);
  });

  it('accept a row of an order whose quantity is a text', () => {
    const quantityOf = (quantity: unknown) =>
      findingsOf(orderAttributesSchema, { no: 'A', quantity })?.map(([, key]) => key);
    expect(quantityOf('12')).toBeUndefined();
    expect(quantityOf(undefined)).toEqual(['required']);
    expect(quantityOf('a dozen')).toEqual(['not_whole_number']);
    expect(quantityOf(1.5)).toEqual(['not_whole_number']);
    expect(quantityOf(0)).toEqual(['below_min']);
  });
});
