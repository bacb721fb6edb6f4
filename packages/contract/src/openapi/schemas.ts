import { z } from 'zod';
import { referencePrefix } from '../described-as.ts';
import { components } from './components.ts';
import { type Json, mapObjects } from './json.ts';

/** What a caller sends is told as it may be sent, what the server answers as it is read. */
export type Direction = 'input' | 'output';
const directions: readonly Direction[] = ['input', 'output'];

const unnamedPrefix = '#/unnamed/';
const componentPrefix = '#/components/schemas/';

/**
 * Collects the schemas that a document uses. First each is asked for, which gives a placeholder; `resolve` then puts the
 * schemas in, all converted in one pass, so that what is named stands once.
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
    const wanted = { input: new Set<string>(), output: new Set<string>() };
    const inPlace = (value: unknown, direction: Direction): unknown =>
      mapObjects(value, (object) => {
        const { $ref: reference, ...beside } = object;
        if (typeof reference !== 'string') return object;
        if (reference.startsWith(unnamedPrefix)) {
          const id = reference.slice(unnamedPrefix.length);
          return { ...(inPlace(unnamed[id], id.startsWith('input') ? 'input' : 'output') as Json), ...beside };
        }
        if (!reference.startsWith(referencePrefix)) return object;
        wanted[direction].add(reference.slice(referencePrefix.length));
        return { ...beside, $ref: `${reference}/${direction}` };
      });

    const resolved = inPlace(document, 'output') as Json;
    const told = { input: new Map<string, unknown>(), output: new Map<string, unknown>() };
    // A set gives what is added while it is walked: until nothing new is wanted.
    for (const direction of directions) {
      for (const name of wanted[direction])
        told[direction].set(name, inPlace(schemas[direction].named[name], direction));
    }
    const alike = namesAlikeIn(schemas.input.named, schemas.output.named);
    const nameIn = (direction: Direction, name: string) =>
      direction === 'input' && told.output.has(name) && !alike.has(name) ? `${name}Input` : name;
    const withNames = (value: unknown) => mapObjects(value, (object) => withName(object, nameIn)) as Json;
    const schemasByName: Json = {};
    for (const direction of directions) {
      for (const [name, schema] of told[direction]) schemasByName[nameIn(direction, name)] = withNames(schema);
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
    const told = mapObjects(plain, (object) => {
      if (!isSchema(object)) return object;
      const readable = withoutPropertyNames(withoutDefault(object));
      return plainly(io === 'output' ? open(readable) : readable);
    });
    if (id.startsWith(referencePrefix)) named[id.slice(referencePrefix.length)] = told;
    else unnamed[id.slice(unnamedPrefix.length)] = told;
  }
  return { named, unnamed };
}

/** And no list of properties, whose names may be anything: `default`, `pattern`. */
function isSchema({ type, anyOf, oneOf, $ref }: Json): boolean {
  return typeof type === 'string' || typeof $ref === 'string' || [type, anyOf, oneOf].some(Array.isArray);
}

/** An answer may have more fields tomorrow: clients must not break over one. */
function open(object: Json): Json {
  if (object.additionalProperties !== false) return object;
  const { additionalProperties: _, ...rest } = object;
  return rest;
}

/**
 * What may be left out of a request has no default: generators take one for a promise that the field is there. In an answer
 * every field is there, and a default would make it optional to those that read it so.
 */
function withoutDefault(object: Json): Json {
  const { default: _, ...rest } = object;
  return rest;
}

/**
 * A record tells its keys by the rule of a validator, which generators do not read: keys that are known are properties,
 * and any text goes without saying.
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
 * Without what only a validator needs: bounds of what a number can hold, and forms that `format` names already. A slash needs
 * no backslash outside of JavaScript, and generators that write one before every slash would write a second.
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

/** Names that mean the same on both ways, with all that they refer to. */
function namesAlikeIn(sent: Json, answered: Json): ReadonlySet<string> {
  const texts = new Map(Object.entries(sent).map(([name, schema]) => [name, JSON.stringify(schema)]));
  const alike = new Set([...texts.keys()].filter((name) => texts.get(name) === JSON.stringify(answered[name])));
  const refersToOther = (name: string) =>
    [...(texts.get(name) ?? '').matchAll(/"#\/named\/(\w+)"/g)].some(([, other = '']) => !alike.has(other));
  for (let size = 0; size !== alike.size; ) {
    size = alike.size;
    for (const name of alike) if (refersToOther(name)) alike.delete(name);
  }
  return alike;
}

function sorted(object: Json): Json {
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
}
