import { idempotencyKeyLengthMax } from '@platen/model/api';
import { listAllRowsMax, listQuerySchema, pageCursorMinutes } from '@platen/model/lists';
import { locales } from '@platen/model/locale';
import { z } from 'zod';
import type { Call } from '../call.ts';
import type { Json } from './json.ts';
import { takesIdempotencyKey } from './refusals.ts';
import { plainly } from './schemas.ts';

/** Parameters that many calls take, once for all of them. */
export const sharedParameters: Json = {
  Locale: {
    name: 'Locale',
    in: 'header',
    description: 'The language of messages. Without it that of `Accept-Language`, else English.',
    schema: { type: 'string', enum: [...locales] },
    example: 'en-US',
  },
  Page: {
    name: 'page',
    in: 'query',
    description:
      `0 answers all rows, at most ${listAllRowsMax}. A page goes on where you read the one before to, for ` +
      `${pageCursorMinutes} minutes; page 1 begins anew.`,
    schema: { default: 1, type: 'integer', minimum: 0 },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A word of your own for one intent, a UUID for example. The same key with the same body is answered as it was the ' +
      'first time, for 7 days; with another body it is refused (`40901`).',
    schema: { type: 'string', maxLength: idempotencyKeyLengthMax },
    example: '6f0c1f3e-6d4b-4a0e-9a5e-0d8f6b8a1c11',
  },
};

const sharedReference = (name: string): Json => ({ $ref: `#/components/parameters/${name}` });

export function parametersOf(call: Call): Json[] {
  const headers = [sharedReference('Locale')];
  if (takesIdempotencyKey(call)) headers.push(sharedReference('IdempotencyKey'));
  const pages = call.list ? [sharedReference('Page')] : [];
  return [...pathParameters(call), ...pages, ...queryParameters(call), ...headers];
}

function pathParameters({ path, params }: Call): Json[] {
  return parametersIn(params as z.ZodType | undefined).map(({ name, schema }) => ({
    name,
    in: 'path',
    required: true,
    description: placeTexts[name] ?? `The \`${name}\` of an entry of \`/${path.split('/')[1] ?? ''}\`.`,
    schema,
  }));
}

function queryParameters({ list, query }: Call): Json[] {
  const asked = list ? listQuerySchema(list) : (query as z.ZodType | undefined);
  const own = parametersIn(asked).filter(({ name }) => !(list && name === 'page'));
  return own.map(({ name, schema, isRequired }) => {
    const { description = describeParameter(name), ...plain } = schema;
    const isList = plain.type === 'array';
    return {
      // A list is sent as the name in brackets, once for each value.
      name: isList ? `${name}[]` : name,
      in: 'query',
      ...(isRequired && { required: true }),
      description,
      schema: plain,
    };
  });
}

function parametersIn(schema: z.ZodType | undefined) {
  if (!schema) return [];
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  const required = (json.required ?? []) as string[];
  return Object.entries((json.properties ?? {}) as Record<string, Json>).map(([name, each]) => ({
    name,
    schema: plainly(each),
    isRequired: required.includes(name),
  }));
}

const placeTexts: Readonly<Record<string, string>> = {
  token: 'From `direct_upload.url` of the announced upload.',
  key: 'The unguessable word in the address of a file.',
  filename: 'The name of the file, as it stands at the end of its address.',
  slug: 'The unguessable word of a shared link.',
  version: 'The `id` of one of the versions of the page.',
  no: 'The number of a recharge.',
};

/** What the end of a filter's name means. */
const operators: readonly [RegExp, (column: string) => string][] = [
  [/_cont$/, (column) => `Only rows whose \`${column}\` contains this text, in any case.`],
  [/_eq$/, (column) => `Only rows whose \`${column}\` is this.`],
  [/_in$/, (column) => `Only rows whose \`${column}\` is one of these.`],
  [/_gteq_date$/, (column) => `Only rows whose \`${column}\` is on this day or later, in the factory's time zone.`],
  [/_lteq_date$/, (column) => `Only rows whose \`${column}\` is on this day or earlier, in the factory's time zone.`],
  [/_gteq$/, (column) => `Only rows whose \`${column}\` is this time or later.`],
  [/_lteq$/, (column) => `Only rows whose \`${column}\` is this time or earlier.`],
  [/_not_null$/, (column) => `Only rows that have a \`${column}\`; with \`false\` those that have none.`],
  [/_null$/, (column) => `Only rows that have no \`${column}\`; with \`false\` those that have one.`],
];

const ownTexts: Readonly<Record<string, string>> = {
  t: 'Makes the address new, so that no cache answers.',
  timestamp: 'Makes the address new, so that no cache answers.',
  token: 'The word that opens the page.',
  per_page: 'How many rows a page has.',
  keyword: 'A word to search for.',
  open_type: '`private`: those in your private list. `factory`: those that the factory offers you.',
  no: 'The number of the template: `SKU000024`.',
  width: 'A smaller copy of a picture, so many pixels wide. Never larger than the picture itself.',
  quality: 'Of a smaller copy: from 1 to 100.',
  rollback: '`true`: the draft becomes what is published.',
  publish_at: 'When the draft as it is now goes public.',
  revision: 'The revision that you saw. Refused where somebody saved another one meanwhile.',
  drawn: 'The pixels that images are rendered from: `whole`, or enough to cover a frame, such as `1024x512`.',
  start_date: "The first day, in the factory's time zone.",
  end_date: "The last day, in the factory's time zone.",
  user_id: 'Only what belongs to this customer. The factory may ask for anyone.',
};

function describeParameter(name: string): string | undefined {
  for (const [ending, text] of operators) {
    if (ending.test(name)) return text(name.replace(ending, ''));
  }
  return ownTexts[name];
}
