import type { Rect } from '@platen/design/geometry';
import { type MarkPlace, markPlaceOf } from './mark-places.ts';
import type { ShapedGlyph } from './shaped-glyph.ts';

/** What is asked of a font to place its marks. */
export interface MarkFont {
  readonly unitsPerEm: number;
  /** The frame around a glyph's outline, y upward: `top` is its lowest edge. Nothing for a space. */
  extents(glyph: number): Rect | undefined;
}

/** Of an em, between a letter and its mark, as HarfBuzz has it. */
const gapEm = 1 / 16;

/**
 * Puts the marks of a font that does not say where they belong over, under or beside their letters, as HarfBuzz does;
 * as we have it, it does not. Only where each character has become one glyph: otherwise the font has made up its mind.
 * @param characters those of the run, by where they begin in the text
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
    placed.push(...(written.length === cluster.length ? placeCluster(cluster, inOrder, font) : cluster));
    from = to;
  }
  return placed;
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
  // A mark takes no room, wherever in the cluster it stands.
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

/** The letter stands behind its marks: a run from right to left. */
const isWrittenBackward = (baseIndex: number, count: number) => baseIndex === count - 1 && count > 1;

/** The letter with the marks that it has already. It grows as they are added. */
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
    // Never up: a mark that was drawn where it belongs is only pushed further down.
    const offset = Math.min(0, room.top - gap - (mark.top + mark.height));
    const lowest = mark.top + offset;
    room.height += room.top - lowest;
    room.top = lowest;
    return offset;
  }
  const highest = room.top + room.height;
  const wanted = highest + gap - mark.top;
  // Down only half as far as there is room: it was drawn for capitals, and must not stick to a small letter.
  const offset = wanted < 0 ? wanted / 2 : wanted;
  room.height = mark.top + mark.height + offset - room.top;
  return offset;
}
