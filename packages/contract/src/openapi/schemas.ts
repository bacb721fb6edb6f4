import { z } from 'zod';
import { referencePrefix } from '../described-as.ts';
import { components } from './components.ts';
import { type Json, mapObjects } from './json.ts';

/** A schema of a request describes what may be sent, one of a response what is received. */
export type Direction = 'input' | 'output';
const directions: readonly Direction[] = ['input', 'output'];

const unnamedPrefix = '#/unnamed/';
const componentPrefix = '#/components/schemas/';

/**
 * Collects the schemas that a document uses. `use` returns a placeholder for each; `resolve` then inserts the
 * schemas, all converted in one pass, so that each named one is contained once.
 */
export class DocumentSchemas {
  private readonly used = { input: new Map<z.ZodType, string>(), output: new Map<z.ZodType, string>() };

  use(schema: z.ZodType, direction: Direction): Json {
    const known = this.used[direction];
    const id = known.get(schema) ?? `${direction}${known.size}`;
    known.set(schema, id);
    return { $ref: unnamedPrefix + id };
  }

  /** The document with its schemas, and the named ones that it refers to, by name. */
  resolve(document: Json): { document: Json; components: Json } {
    const schemas = { input: this.convert('input'), output: this.convert('output') };
    const unnamed: Json = { ...schemas.input.unnamed, ...schemas.output.unnamed };
    const referenced = { input: new Set<string>(), output: new Set<string>() };
    const inline = (value: unknown, direction: Direction): unknown =>
      mapObjects(value, (object) => {
        const { $ref: reference, ...beside } = object;
        if (typeof reference !== 'string') return object;
        if (reference.startsWith(unnamedPrefix)) {
          const id = reference.slice(unnamedPrefix.length);
          return { ...(inline(unnamed[id], id.startsWith('input') ? 'input' : 'output') as Json), ...beside };
        }
        if (!reference.startsWith(referencePrefix)) return object;
        referenced[direction].add(reference.slice(referencePrefix.length));
        return { ...beside, $ref: `${reference}/${direction}` };
      });

    const resolved = inline(document, 'output') as Json;
    const used = { input: new Map<string, unknown>(), output: new Map<string, unknown>() };
    // Names that are added during the iteration are iterated too, until nothing new is referenced.
    for (const direction of directions) {
      for (const name of referenced[direction])
        used[direction].set(name, inline(schemas[direction].named[name], direction));
    }
    const equal = namesOfEqualSchemas(schemas.input.named, schemas.output.named);
    const nameIn = (direction: Direction, name: string) =>
      direction === 'input' && used.output.has(name) && !equal.has(name) ? `${name}Input` : name;
    const withNames = (value: unknown) => mapObjects(value, (object) => withName(object, nameIn)) as Json;
    const schemasByName: Json = {};
    for (const direction of directions) {
      for (const [name, schema] of used[direction]) schemasByName[nameIn(direction, name)] = withNames(schema);
    }
    return { document: withNames(resolved), components: sorted(schemasByName) };
  }

  private convert(direction: Direction): { named: Json; unnamed: Json } {
    return convert(direction, this.used[direction]);
  }
}

function withName(object: Json, nameIn: (direction: Direction, name: string) => string): Json {
  const { $ref: reference } = object;
  if (typeof reference !== 'string' || !reference.startsWith(referencePrefix)) return object;
  const [name = '', direction] = reference.slice(referencePrefix.length).split('/');
  return { ...object, $ref: componentPrefix + nameIn(direction as Direction, name) };
}

function convert(io: Direction, used: ReadonlyMap<z.ZodType, string>): { named: Json; unnamed: Json } {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(components)) registry.add(schema, { id: referencePrefix + name });
  const unnamed: Json = {};
  for (const [schema, id] of used) {
    const name = registry.get(schema)?.id;
    if (name === undefined) registry.add(schema, { id: unnamedPrefix + id });
    else unnamed[id] = { $ref: name };
  }
  const { schemas } = z.toJSONSchema(registry, { io, uri: (id) => id, unrepresentable: 'any' });
  const named: Json = {};
  for (const [id, schema] of Object.entries(schemas)) {
    const { $schema: _schema, $id: _id, ...plain } = schema as Json;
    const described = mapObjects(plain, (object) => {
      if (!isSchema(object)) return object;
      const readable = withoutPropertyNames(withoutDefault(object));
      return plainly(io === 'output' ? open(readable) : readable);
    });
    if (id.startsWith(referencePrefix)) named[id.slice(referencePrefix.length)] = described;
    else unnamed[id.slice(unnamedPrefix.length)] = described;
  }
  return { named, unnamed };
}

/** Whether it is a schema and not a map of properties, whose names may be anything: `default`, `pattern`. */
function isSchema({ type, anyOf, oneOf, $ref }: Json): boolean {
  return typeof type === 'string' || typeof $ref === 'string' || [type, anyOf, oneOf].some(Array.isArray);
}

/** New fields may be added to responses, and clients must not break because of one. */
function open(object: Json): Json {
  if (object.additionalProperties !== false) return object;
  const { additionalProperties: _, ...rest } = object;
  return rest;
}

/**
 * Optional fields of a request have no default, because generators take it as a promise that the field is there. A
 * response has every field, and some generators would take a default as optional.
 */
function withoutDefault(object: Json): Json {
  const { default: _, ...rest } = object;
  return rest;
}

/**
 * zod describes the keys of a record by `propertyNames`, which generators do not read: known keys become properties, and
 * keys that may be any text need no description.
 */
function withoutPropertyNames(object: Json): Json {
  const { propertyNames, ...rest } = object;
  if (typeof propertyNames !== 'object' || propertyNames === null) return object;
  const names = (propertyNames as { enum?: string[] }).enum;
  if (!names || typeof rest.additionalProperties !== 'object') return rest;
  const { additionalProperties: value, ...known } = rest;
  return { ...known, properties: Object.fromEntries(names.map((name) => [name, value])) };
}

/**
 * Without what only a validator needs: the bounds of safe integers, and patterns of a `format`. A slash needs no backslash
 * outside of JavaScript, and generators that escape every slash would write a second one.
 */
export function plainly(object: Json): Json {
  const { minimum, maximum, pattern, ...rest } = object;
  return {
    ...rest,
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    ...(typeof pattern === 'string' && rest.format === undefined && { pattern: pattern.replaceAll('\\/', '/') }),
  };
}

/** Names whose schemas are equal in requests and responses, with everything that they refer to. */
function namesOfEqualSchemas(input: Json, output: Json): ReadonlySet<string> {
  const texts = new Map(Object.entries(input).map(([name, schema]) => [name, JSON.stringify(schema)]));
  const equal = new Set([...texts.keys()].filter((name) => texts.get(name) === JSON.stringify(output[name])));
  const refersToOther = (name: string) =>
    [...(texts.get(name) ?? '').matchAll(/"#\/named\/(\w+)"/g)].some(([, other = '']) => !equal.has(other));
  for (let size = 0; size !== equal.size; ) {
    size = equal.size;
    for (const name of equal) if (refersToOther(name)) equal.delete(name);
  }
  return equal;
}

function sorted(object: Json): Json {
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
}
