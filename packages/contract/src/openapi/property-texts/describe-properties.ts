import { type Json, mapObjects } from '../json.ts';
import { accountProperties } from './account.ts';
import { designProperties } from './design.ts';
import { orderProperties } from './orders.ts';

/**
 * What a property means, by its name, which means the same everywhere. To describe one: a line in the list of its kind; a test
 * names those without. A schema that describes a property itself comes first.
 */
const texts: Readonly<Record<string, string>> = { ...accountProperties, ...designProperties, ...orderProperties };

/** The document with a description of each property. A reference is described by what it refers to. */
export function describeProperties(document: Json): Json {
  return mapObjects(document, (object) => {
    const { properties } = object;
    if (typeof properties !== 'object' || properties === null) return object;
    const described = Object.entries(properties as Record<string, Json>).map(([name, schema]) => {
      const description = Object.hasOwn(texts, name) ? texts[name] : undefined;
      const isSilent = typeof schema.description !== 'string' && schema.$ref === undefined;
      return [name, isSilent && description !== undefined ? { ...schema, description } : schema] as const;
    });
    return { ...object, properties: Object.fromEntries(described) };
  }) as Json;
}
