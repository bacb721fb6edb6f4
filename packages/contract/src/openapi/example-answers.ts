import { examples } from './examples.ts';
import type { Json } from './json.ts';

/** What texts look like, by the name of their property. Others are the name of the property in words. */
const texts: Readonly<Record<string, string>> = {
  address: '1 Wensan Road',
  city: 'Hangzhou',
  country: 'China',
  country_code: 'CN',
  email: 'anna@shop.example',
  filename: 'photo.png',
  key: '6c5d4195cba4e3b34912d803e33d147c48781ccb',
  name: 'Mug',
  no: 'FO261115000063',
  order_no: 'SHOP-1001',
  order_system_no: 'OD261115000138',
  phone: '13800000000',
  province: 'Zhejiang',
  receiver_name: 'Anna Wang',
  screen_name: 'Anna Wang',
  shipping_company: 'SF Express',
  shipping_no: 'SF1429883022170',
  size: 'M',
  sku_template_no: 'SKU000024',
  sub_no: '1',
  system_no: 'OD261115000138',
  url: '/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png',
  zip_code: '310012',
};

const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-11-15T08:09:46.278Z',
  date: '2026-11-15',
  uuid: '6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36',
  email: 'anna@shop.example',
  uri: 'https://shop.example/platen',
};

/** The document with an example of the answer of each operation that answers JSON: its own, or one made from its schema. */
export function withExampleAnswers(paths: Json, components: Json): Json {
  const of = (operation: Json): Json => {
    const responses = operation.responses as Record<string, Json>;
    const answer = responses['200'];
    const content = answer?.content as Record<string, Json> | undefined;
    const json = content?.['application/json'];
    if (!json || json.example !== undefined) return operation;
    const example = examples[String(operation.operationId)]?.answer ?? exampleOf(json.schema as Json, components);
    const described = { ...answer, content: { ...content, 'application/json': { ...json, example } } };
    return { ...operation, responses: { ...responses, 200: described } };
  };
  const inEach = (object: Json, change: (inner: Json) => Json): Json =>
    Object.fromEntries(Object.entries(object).map(([name, inner]) => [name, change(inner as Json)]));
  return inEach(paths, (methods) => inEach(methods, of));
}

/** A value that the schema accepts. What contains itself, as layers do, ends at the first repetition. */
function exampleOf(schema: Json, components: Json, name = '', within: readonly string[] = []): unknown {
  if (typeof schema.$ref === 'string') {
    const component = schema.$ref.split('/').at(-1) ?? '';
    return exampleOf(components[component] as Json, components, name, [...within, component]);
  }
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (choices) {
    const choice = choices.find((each) => each.type !== 'null' && !repeats(each, within));
    return choice ? exampleOf(choice, components, name, within) : null;
  }
  if (schema.type === 'array') {
    const items = (schema.items ?? {}) as Json;
    const isEndless = repeats(items, within) || items.$ref === '#/components/schemas/TemplateConfig';
    return isEndless ? [] : [exampleOf(items, components, name.replace(/s$/, ''), within)];
  }
  if (schema.type === 'object') {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
    const needed = new Set((schema.required ?? []) as string[]);
    const shown = properties.filter(([property]) => needed.has(property));
    return Object.fromEntries(
      shown.map(([property, each]) => [property, exampleOf(each, components, property, within)]),
    );
  }
  return scalarOf(schema, name);
}

function repeats({ $ref, items }: Json, within: readonly string[]): boolean {
  const reference = $ref ?? (items as Json | undefined)?.$ref;
  return typeof reference === 'string' && within.includes(reference.split('/').at(-1) ?? '');
}

function scalarOf({ type, format, minimum }: Json, name: string): unknown {
  if (type === 'boolean') return false;
  if (type === 'integer') return name === 'id' || name.endsWith('_id') ? 4711 : Math.max(1, Number(minimum ?? 0));
  if (type === 'number') return 36.9;
  if (type !== 'string') return null;
  return formats[String(format)] ?? texts[name] ?? name.replaceAll('_', ' ');
}
