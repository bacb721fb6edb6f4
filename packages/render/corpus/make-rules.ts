import { u16s } from './make-font.ts';

/** Builds the GSUB tables of fonts for tests, with only the kinds of rules that a test needs. */
export interface MadeRule {
  readonly type: number;
  readonly table: Buffer;
}

const coverage = (glyph: number) => u16s(1, 1, glyph);

/** Replaces a glyph by another one. */
export function replaced(from: number, to: number): MadeRule {
  return { type: 1, table: Buffer.concat([u16s(2, 8, 1, to), coverage(from)]) };
}

/** Replaces a glyph by several ones. */
export function split(from: number, to: readonly number[]): MadeRule {
  return { type: 2, table: Buffer.concat([u16s(1, 8, 1, 14), coverage(from), u16s(to.length, ...to)]) };
}

/** Replaces several glyphs by one. */
export function ligature([first, ...rest]: readonly [number, ...number[]], to: number): MadeRule {
  const set = u16s(1, 4, to, rest.length + 1, ...rest);
  return { type: 4, table: Buffer.concat([u16s(1, 8, 1, 14), coverage(first), set]) };
}

/** Applies another rule, by its index, to a glyph that stands before a second one. */
export function before(glyph: number, next: number, rule: number): MadeRule {
  return { type: 6, table: Buffer.concat([u16s(3, 0, 1, 18, 1, 24, 1, 0, rule), coverage(glyph), coverage(next)]) };
}

/** Applies another rule, by its index, to a glyph that stands after a second one. */
export function after(glyph: number, last: number, rule: number): MadeRule {
  return { type: 6, table: Buffer.concat([u16s(3, 1, 18, 1, 24, 0, 1, 0, rule), coverage(last), coverage(glyph)]) };
}

/**
 * A GSUB table with one feature of one script.
 * @param rules those of the feature, applied in their order, and those that only other rules apply
 */
export function makeRules(feature: string, { applied, others = [] }: MadeRules): Buffer {
  const rules = [...applied, ...others];
  const lookups = rules.map(({ type, table }) => Buffer.concat([u16s(type, 0, 1, 8), table]));
  const offsets = lookups.map((_, index) => {
    const preceding = lookups.slice(0, index).reduce((sum, { length }) => sum + length, 0);
    return 2 + lookups.length * 2 + preceding;
  });
  const tag = [...Buffer.from(feature, 'latin1')] as [number, number, number, number];
  return Buffer.concat([
    // Version, and the offsets of scripts, features and lookups.
    u16s(1, 0, 10, 30, 42 + applied.length * 2),
    // One script (`DFLT`), whose default language has the feature.
    u16s(1, 0x4446, 0x4c54, 8, 4, 0, 0, 0xffff, 1, 0),
    u16s(1, (tag[0] << 8) | tag[1], (tag[2] << 8) | tag[3], 8, 0, applied.length, ...applied.map((_, index) => index)),
    u16s(lookups.length, ...offsets),
    ...lookups,
  ]);
}

export interface MadeRules {
  readonly applied: readonly MadeRule[];
  readonly others?: readonly MadeRule[];
}
