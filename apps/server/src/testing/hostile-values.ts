import fc from 'fast-check';

/** Of a schema of a body, as far as values are made from it. */
export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
  format?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

const nested = (depth: number) => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
};

/** Texts that are no words: half characters, zero, letters that turn the line around, numbers without end, other syntaxes. */
export const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfffy',
  '\u202e反\u202c',
  '\u200b\ufeff',
  '👨‍👩‍👧‍👦'.repeat(40),
  'e\u0301\u0301'.repeat(50),
  '-1',
  '1e400',
  '9'.repeat(400),
  '0x10',
  'NaN',
  "' or 1=1 --",
  '%00%ff',
  '../../etc/passwd',
  '{{7*7}}${7*7}',
  '<script>alert(1)</script>',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  'https://127.0.0.1:1/',
  'x'.repeat(20_000),
];

const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(
    null,
    true,
    false,
    0,
    -0,
    -1,
    1.5,
    1e308,
    -1e308,
    5e-324,
    2 ** 31,
    2 ** 53,
    2 ** 63,
    0.1 + 0.2,
    [],
    {},
    [[]],
    [null],
    { length: 3 },
    { toString: 1, constructor: { prototype: {} } },
    nested(40),
    nested(3000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.integer(), { maxLength: 300 }),
  fc.dictionary(fc.string({ unit: 'binary', maxLength: 8 }), fc.jsonValue(), { maxKeys: 5 }),
);

const samples: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'date-time': fc.constantFrom('2030-01-01T00:00:00Z', '2030-01-01T00:00:00+08:00', '1970-01-01T00:00:00.000Z'),
  date: fc.constantFrom('2026-01-01', '0001-01-01', '9999-12-31'),
  uri: fc.constantFrom('https://shop.example/a', 'http://[::1]/', 'https://例子.测试/'),
};

/** Values that exist, by the name of the field that takes them: without them hardly anything gets past the first check. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** Values as a schema wants them, with now and then one in them that it does not. */
export function valuesFor(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  const root = schema.$defs ?? {};

  function of(part: JsonSchema, name: string, depth: number): fc.Arbitrary<unknown> {
    const arbitrary = knownOf(name) ?? plain(part, name, depth);
    return fc.oneof({ weight: 14, arbitrary }, { weight: 1, arbitrary: hostileValues });
  }

  function knownOf(name: string): fc.Arbitrary<unknown> | undefined {
    const values = known[name] ?? (/_ids?$/.test(name) ? known.id : undefined);
    if (!values) return undefined;
    const one = fc.constantFrom(...values);
    return name.endsWith('_ids') ? fc.array(one, { maxLength: 3 }) : one;
  }

  function plain(part: JsonSchema, name: string, depth: number): fc.Arbitrary<unknown> {
    if (part.$ref !== undefined) return depth > 8 ? fc.constant(null) : plain(resolve(part.$ref), name, depth + 1);
    if (part.const !== undefined) return fc.constant(part.const);
    if (part.enum) return fc.constantFrom(...part.enum);
    const choices = part.anyOf ?? part.oneOf ?? part.allOf;
    if (choices && choices.length > 0) return fc.oneof(...choices.map((choice) => plain(choice, name, depth + 1)));
    const make = kinds[part.type ?? ''];
    return make ? make(part, name, depth) : fc.oneof(fc.jsonValue(), hostileValues);
  }

  const resolve = (ref: string): JsonSchema => root[ref.split('/').at(-1) ?? ''] ?? {};

  const kinds: Record<string, (part: JsonSchema, name: string, depth: number) => fc.Arbitrary<unknown>> = {
    null: () => fc.constant(null),
    boolean: () => fc.boolean(),
    string: ({ format }) =>
      samples[format ?? ''] ??
      fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('S', 'M', '名称', ...hostileTexts)),
    integer: ({ minimum = -5, maximum = 500 }) =>
      fc.oneof(
        fc.integer({ min: Math.max(minimum, -1e6), max: Math.min(maximum, 500) }),
        fc.constantFrom(minimum, maximum),
      ),
    number: ({ minimum = -5, maximum = 1e6 }) =>
      fc.oneof(
        fc.integer({ min: Math.ceil(Math.max(minimum, 0)), max: 500 }),
        fc.constantFrom(minimum, maximum, 0.005, 19.9),
      ),
    array: ({ items = {} }, name, depth) =>
      depth > 6 ? fc.constant([]) : fc.array(of(items, name.replace(/s$/, ''), depth + 1), { maxLength: 3 }),
    object({ properties = {}, required = [], additionalProperties }, _name, depth) {
      if (depth > 7) return fc.constant({});
      const fields = Object.fromEntries(
        Object.entries(properties).map(([field, part]) => [field, of(part, field, depth + 1)]),
      );
      if (Object.keys(fields).length === 0) {
        const more = typeof additionalProperties === 'object' ? additionalProperties : {};
        return fc.dictionary(fc.constantFrom('a', 'b', '__proto__', ''), of(more, '', depth + 1), { maxKeys: 3 });
      }
      // Mostly whole: of a body that lacks something required nothing but that is said.
      const whole = fc.record(fields, { requiredKeys: required.filter((field) => field in fields) });
      const broken = fc.record(fields, { requiredKeys: [] });
      return fc.oneof({ weight: 12, arbitrary: whole }, { weight: 1, arbitrary: broken });
    },
  };

  return of(schema, '', 0);
}
