import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import { type Layer, type LayerType, layerKindOf, layerSchema, topLevelTypes } from '../layers/index.ts';

/** Generators for strings whose format a schema does not describe: URLs, fonts, colors, ids. By property name. */
export type Vocabulary = Readonly<Record<string, Arbitrary<unknown>>>;

const colors = [
  'none',
  'transparent',
  'currentColor',
  '#f00',
  '#00ff0080',
  'rgb(1,2,3)',
  'rgba(9,9,9,0.5)',
  'url(a.png)',
];

const standardVocabulary: Vocabulary = {
  id: fc.string({ minLength: 6, maxLength: 6, unit: 'grapheme-ascii' }),
  stroke: fc.constantFrom(...colors),
  fill: fc.constantFrom(...colors),
  image_id: fc.constantFrom('a', 'b'),
  text_id: fc.constantFrom('a', 'b'),
  template_id: fc.constantFrom('one', 'two'),
  mask_image: fc.constantFrom('', 'a.png'),
  opacity: fc.double({ min: 30, max: 100, noNaN: true }),
  fit_lines: fc.integer({ min: 1, max: 4 }),
  fit_group: fc.constantFrom('', 'names'),
  left: fc.double({ min: -200, max: 1000, noNaN: true }),
  top: fc.double({ min: -200, max: 1000, noNaN: true }),
  width: fc.double({ min: 1, max: 600, noNaN: true }),
  height: fc.double({ min: 1, max: 600, noNaN: true }),
  rotate: fc.oneof(fc.constantFrom(0, 45, 90, 180, 270, 360), fc.double({ min: 0, max: 720, noNaN: true })),
};

/** Generates values from a schema: everything that it accepts, including extremes. */
function arbitraryOf(schema: z.core.$ZodType, vocabulary: Vocabulary, key: string): Arbitrary<unknown> {
  const word = vocabulary[key];
  const isAccepted = (value: unknown) => z.core.safeParse(schema, value).success;
  // The same property name may have a narrower range here: the side of an option's picture is not that of a layer.
  if (word && !(schema instanceof z.ZodObject)) return word.filter(isAccepted);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return fc.option(arbitraryOf(schema.unwrap(), vocabulary, key), { nil: undefined, freq: 3 });
  }
  if (schema instanceof z.ZodObject) {
    const entries = Object.entries(schema.shape) as [string, z.core.$ZodType][];
    return fc.record(Object.fromEntries(entries.map(([name, each]) => [name, arbitraryOf(each, vocabulary, name)])));
  }
  if (schema instanceof z.ZodArray) return fc.array(arbitraryOf(schema.element, vocabulary, key), { maxLength: 3 });
  if (schema instanceof z.ZodNumber) {
    return fc.double({ min: schema.minValue ?? -1000, max: Math.min(schema.maxValue ?? 1000, 500), noNaN: true });
  }
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...(schema.options as unknown[]));
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodString) return fc.string({ maxLength: 12, unit: 'grapheme' }).filter(isAccepted);
  throw new Error(`no arbitrary for ${schema.constructor.name} at ${key}`);
}

/** Any layer of some kinds, with children that its kind allows. */
export function arbitraryLayer(
  types: readonly LayerType[] = topLevelTypes,
  vocabulary: Vocabulary = {},
  depth = 0,
): Arbitrary<Layer> {
  const words = { ...standardVocabulary, ...vocabulary };
  const choices = types.map((type) => {
    const kind = layerKindOf({ type });
    const inner = depth < 3 ? (kind.children as LayerType[]) : [];
    const children =
      inner.length > 0 ? fc.array(arbitraryLayer(inner, vocabulary, depth + 1), { maxLength: 3 }) : fc.constant([]);
    return fc
      .tuple(arbitraryOf(kind.schema, words, ''), children)
      .map(([own, held]) => layerSchema.parse({ ...withoutUndefined(own), children: held }));
  });
  return fc.oneof({ depthSize: 'small' }, ...choices);
}

function withoutUndefined(value: unknown): object {
  return Object.fromEntries(Object.entries(value as object).filter(([, each]) => each !== undefined));
}
