import { idempotencyKeyLengthMax } from '@platen/model/api';
import { listAllRowsMax, listQuerySchema, pageCursorMinutes } from '@platen/model/lists/lists';
import { locales } from '@platen/model/text/locale';
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
    description: 'The language of messages. Defaults to `Accept-Language`, then to English.',
    schema: { type: 'string', enum: [...locales] },
    example: 'en-US',
  },
  Page: {
    name: 'page',
    in: 'query',
    description:
      `The page number. 0 returns all rows, up to ${listAllRowsMax}. The page after the one you just read continues where ` +
      `that page ended, for up to ${pageCursorMinutes} minutes, so no row is skipped or repeated. Page 1 starts over.`,
    schema: { default: 1, type: 'integer', minimum: 0 },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A unique value that you choose for this change, such as a UUID. For 7 days, a request with the same key and the same ' +
      'body returns the first response instead of running again. The same key with another body is refused (`40901`).',
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
  token: 'The token in `direct_upload.url` of the announced upload.',
  key: 'The secret key in the URL of a file.',
  filename: 'The filename at the end of the URL.',
  slug: 'The secret slug of a shared link.',
  version: 'The `id` of a version of the page.',
  no: 'The number of a recharge.',
};

/** What the end of a filter's name means. */
const operators: readonly [RegExp, (column: string) => string][] = [
  [/_cont$/, (column) => `Only rows whose \`${column}\` contains this text, ignoring case.`],
  [/_eq$/, (column) => `Only rows whose \`${column}\` has this value.`],
  [/_in$/, (column) => `Only rows whose \`${column}\` is one of these values.`],
  [/_gteq_date$/, (column) => `Only rows whose \`${column}\` is on this day or later, in the factory's time zone.`],
  [/_lteq_date$/, (column) => `Only rows whose \`${column}\` is on this day or earlier, in the factory's time zone.`],
  [/_gteq$/, (column) => `Only rows whose \`${column}\` is at this time or later.`],
  [/_lteq$/, (column) => `Only rows whose \`${column}\` is at this time or earlier.`],
  [/_not_null$/, (column) => `\`true\`: only rows that have a \`${column}\`. \`false\`: only rows without one.`],
  [/_null$/, (column) => `\`true\`: only rows without a \`${column}\`. \`false\`: only rows that have one.`],
];

const ownTexts: Readonly<Record<string, string>> = {
  t: 'Ignored. Change it to bypass caches.',
  timestamp: 'Ignored. Change it to bypass caches.',
  token: 'The secret token that gives access to the page.',
  per_page: 'The number of rows per page.',
  keyword: 'The text to search for.',
  open_type: '`private`: templates in your private list. `factory`: templates that the factory offers you.',
  no: 'The template number, such as `SKU000024`.',
  width: 'Returns a copy of the image at this width in pixels. Images are never enlarged.',
  quality: 'The compression quality of the resized copy, from 1 to 100.',
  rollback: '`true`: replaces the draft with the published version.',
  publish_at: 'When the current draft is published.',
  revision: 'The revision that you last read. The request is refused if somebody has saved another one since.',
  drawn: 'Which resolution to return for rendering: `whole`, or the smallest that covers a frame such as `1024x512`.',
  start_date: "The first day of the range, in the factory's time zone.",
  end_date: "The last day of the range, in the factory's time zone.",
  user_id: 'Only rows of this customer. Only the factory may name another account.',
};

function describeParameter(name: string): string | undefined {
  for (const [ending, text] of operators) {
    if (ending.test(name)) return text(name.replace(ending, ''));
  }
  return ownTexts[name];
}
