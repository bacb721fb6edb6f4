import type { Rect } from '@platen/design/geometry';
import { type MarkPlace, markPlaceOf } from './mark-places.ts';
import type { ShapedGlyph } from './shaped-glyph.ts';

/** The metrics that are needed to position marks. */
export interface MarkFont {
  readonly unitsPerEm: number;
  /** The bounding box of a glyph's outline, y up: `top` is its lowest edge. Undefined for a space. */
  extents(glyph: number): Rect | undefined;
  /** The glyph of a character by `cmap` alone, before substitutions. */
  nominalGlyph(character: string): number | undefined;
}

/** The gap between a letter and its mark in ems, as in HarfBuzz. */
const gapEm = 1 / 16;

/**
 * Positions the marks of a font without mark positioning above, below or beside their letters, like HarfBuzz, whose
 * build that we use leaves this out. Only if each character has become one glyph: otherwise the font has substituted
 * them on purpose.
 * @param characters the characters of the run, by their index in the text
 */
export function placeMarks(
  glyphs: readonly ShapedGlyph[],
  characters: ReadonlyMap<number, readonly string[]>,
  isRightToLeft: boolean,
  font: MarkFont,
): readonly ShapedGlyph[] {
  const placed: ShapedGlyph[] = [];
  for (let from = 0; from < glyphs.length; ) {
    let to = from;
    while (to < glyphs.length && glyphs[to]?.cluster === glyphs[from]?.cluster) to++;
    const cluster = glyphs.slice(from, to);
    const written = characters.get(cluster[0]?.cluster ?? -1) ?? [];
    const inOrder = isRightToLeft ? written.toReversed() : written;
    const isPlain = written.length > 1 && written.length === cluster.length;
    const drawn = isPlain ? asDrawn(cluster, inOrder, font) : undefined;
    placed.push(...(drawn ? placeCluster(cluster, drawn, font) : cluster));
    from = to;
  }
  return placed;
}

/**
 * The character of each glyph. HarfBuzz reorders marks, so that for example the shadda is always nearer to its letter
 * than a vowel, however they are written: a glyph belongs to the character whose nominal glyph it is. Only glyphs that
 * the font has substituted are matched by their order.
 */
function asDrawn(cluster: readonly ShapedGlyph[], written: readonly string[], font: MarkFont): readonly string[] {
  const rest = [...written];
  const take = (index: number) => rest.splice(index, 1)[0] ?? '';
  const drawn = cluster.map(({ glyph }) => {
    const index = rest.findIndex((character) => font.nominalGlyph(character) === glyph);
    return index === -1 ? undefined : take(index);
  });
  return drawn.map((character) => character ?? take(0));
}

function placeCluster(
  cluster: readonly ShapedGlyph[],
  written: readonly string[],
  font: MarkFont,
): readonly ShapedGlyph[] {
  const places = written.map(markPlaceOf);
  const baseIndex = places.indexOf(undefined);
  const base = cluster[baseIndex];
  const frame = base && font.extents(base.glyph);
  if (!base || !frame || places.every((place) => place === undefined)) return cluster;
  // A mark has no advance, wherever it stands in the cluster.
  const narrowed = cluster.map((glyph, index) => (places[index] ? { ...glyph, advance: 0 } : glyph));
  const penAt = (index: number) => narrowed.slice(0, index).reduce((sum, { advance }) => sum + advance, 0);
  const room: Room = { ...frame, left: frame.left + penAt(baseIndex) + base.offsetX, top: frame.top + base.offsetY };
  const order = isWrittenBackward(baseIndex, narrowed.length)
    ? narrowed.map((_, at) => at).reverse()
    : narrowed.map((_, at) => at);
  const placed = [...narrowed];
  for (const index of order) {
    const place = places[index];
    const glyph = narrowed[index];
    const mark = glyph && font.extents(glyph.glyph);
    if (!place || !glyph || !mark) continue;
    const offsetX = acrossOf(place, room, mark) - penAt(index);
    const offsetY = upOf(place, room, mark, place.isAttached ? 0 : font.unitsPerEm * gapEm);
    placed[index] = { ...glyph, offsetX, offsetY };
  }
  return placed;
}

/** The letter follows its marks in a right-to-left run. */
const isWrittenBackward = (baseIndex: number, count: number) => baseIndex === count - 1 && count > 1;

/** The box of the letter and the marks that are already placed. */
interface Room extends Rect {
  top: number;
  height: number;
}

function acrossOf({ horizontal }: MarkPlace, room: Room, mark: Rect): number {
  if (horizontal === 'left') return room.left - mark.left;
  if (horizontal === 'right') return room.left + room.width - mark.width - mark.left;
  return room.left + (room.width - mark.width) / 2 - mark.left;
}

function upOf({ vertical }: MarkPlace, room: Room, mark: Rect, gap: number): number {
  if (vertical === 'over') return 0;
  if (vertical === 'below') {
    // Only moves down: a mark that is drawn at its place must not be raised.
    const offset = Math.min(0, room.top - gap - (mark.top + mark.height));
    const lowest = mark.top + offset;
    room.height += room.top - lowest;
    room.top = lowest;
    return offset;
  }
  const highest = room.top + room.height;
  const wanted = highest + gap - mark.top;
  // Moves down only half of the distance: the mark was drawn for capitals and must not touch a small letter.
  const offset = wanted < 0 ? wanted / 2 : wanted;
  room.height = mark.top + mark.height + offset - room.top;
  return offset;
}
