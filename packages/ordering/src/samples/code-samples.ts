import { apiBasePath } from '@platen/model/api';
import type { Locale } from '@platen/model/text/locale';
import { uploadedImage } from './sample-order.ts';

/** A call in the code samples. */
export interface SampleCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** With parameters in braces, as in the contract: `/form_orders/{id}`. */
  readonly path: string;
  readonly params?: Readonly<Record<string, number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
  /** For a call that must not be executed twice. */
  readonly idempotencyKey?: string;
}

export const sampleLanguages = ['curl', 'python', 'typescript'] as const;
export type SampleLanguage = (typeof sampleLanguages)[number];

/** The same call as a complete program in each language: a test runs all of them. */
export function codeSamples(call: SampleCall, locale: Locale): Record<SampleLanguage, string> {
  return { curl: curlOf(call, locale), python: pythonOf(call, locale), typescript: typescriptOf(call, locale) };
}

function addressOf({ path, params = {}, query = {} }: SampleCall): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return apiBasePath + filled + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
}

const json = (body: object) => JSON.stringify(body, undefined, 2);
const indented = (text: string) => text.replaceAll('\n', '\n  ');
/** A JSON body as a literal of a language, with its expression for the uploaded picture. */
const literal = (body: object, picture: string) => json(body).replaceAll(`"${uploadedImage}"`, picture);

function curlOf(call: SampleCall, locale: Locale): string {
  const { method, body, idempotencyKey } = call;
  const headers = [
    'Authorization: Bearer $PLATEN_API_KEY',
    ...(body ? ['Content-Type: application/json'] : []),
    ...(idempotencyKey ? [`Idempotency-Key: ${idempotencyKey}`] : []),
    `Locale: ${locale}`,
  ];
  const lines = [
    `curl -sS --fail-with-body -X ${method} "$PLATEN_URL${addressOf(call)}"`,
    ...headers.map((header) => `-H "${header}"`),
  ];
  const command = lines.join(' \\\n  ');
  return body ? `${command} \\\n  -d @- <<JSON\n${json(body)}\nJSON` : command;
}

function pythonOf(call: SampleCall, locale: Locale): string {
  const { method, body, idempotencyKey } = call;
  const picture = 'os.environ["BLOB_URL"]';
  return [
    'import json, os, urllib.request',
    '',
    ...(body ? [`body = ${literal(body, picture)}`] : []),
    'request = urllib.request.Request(',
    `    os.environ["PLATEN_URL"] + "${addressOf(call)}",`,
    `    method="${method}",`,
    ...(body ? ['    data=json.dumps(body).encode(),'] : []),
    '    headers={',
    '        "Authorization": "Bearer " + os.environ["PLATEN_API_KEY"],',
    ...(body ? ['        "Content-Type": "application/json",'] : []),
    ...(idempotencyKey ? [`        "Idempotency-Key": "${idempotencyKey}",`] : []),
    `        "Locale": "${locale}",`,
    '    },',
    ')',
    'with urllib.request.urlopen(request) as answer:',
    '    print(json.dumps(json.load(answer), ensure_ascii=False, indent=2))',
  ].join('\n');
}

function typescriptOf({ method, path, params, query, body, idempotencyKey }: SampleCall, locale: Locale): string {
  const parts = [
    ...(params ? [`params: ${inOneLine(params)},`] : []),
    ...(query ? [`query: ${inOneLine(query)},`] : []),
    ...(body ? [`body: ${indented(literal(body, 'process.env.BLOB_URL!'))},`] : []),
    ...(idempotencyKey ? [`idempotencyKey: '${idempotencyKey}',`] : []),
  ];
  const given = parts.length > 0 ? `, {\n  ${parts.join('\n  ')}\n}` : '';
  return [
    "import { createPlaten } from '@platen/client';",
    '',
    'const platen = createPlaten({',
    '  url: process.env.PLATEN_URL!,',
    '  apiKey: process.env.PLATEN_API_KEY!,',
    `  locale: '${locale}',`,
    '});',
    `const answer = await platen('${method} ${path}'${given});`,
    'console.log(JSON.stringify(answer, undefined, 2));',
  ].join('\n');
}

function inOneLine(values: object): string {
  const pairs = Object.entries(values).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `{ ${pairs.join(', ')} }`;
}
