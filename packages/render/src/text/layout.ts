import { type Matrix, type Rect, type Size, unionRects } from '@platen/design/geometry';
import { frameOf } from '@platen/design/layers/define-layer';
import type { TextStyle } from '@platen/design/layers/text-style';
import type { FontCut } from './font-cut.ts';
import { isVertical, type Line, layoutLine } from './line.ts';
import type { MissingReason } from './missing.ts';

/** A positioned glyph: `matrix` maps font units to px, relative to the start of its line and the axis of the line. */
export interface PlacedGlyph {
  readonly glyph: number;
  readonly matrix: Matrix;
}

/** A line, and the position of its start and its axis in the layer's frame. */
export interface PlacedLine {
  readonly glyphs: readonly PlacedGlyph[];
  readonly isJoined: boolean;
  readonly x: number;
  readonly y: number;
}

export interface TextLayout {
  readonly lines: readonly PlacedLine[];
  /** The bounding box of all outlines; undefined for a text of spaces. */
  readonly ink: Rect | undefined;
  /** The lines with their full height, inside the frame or beyond it. */
  readonly block: Rect;
  /** Characters that the font cannot show. They are not drawn; their space stays empty. */
  readonly missing: readonly MissingCharacter[];
  /** Characters that the font has in colors which are not drawn. */
  readonly plain: readonly string[];
}

export interface MissingCharacter {
  readonly character: string;
  readonly why: MissingReason;
  readonly place: Rect;
}

/** The properties that affect the size and position of a text; colors do not. */
export type LayoutStyle = Pick<TextStyle, 'font_size' | 'letter_spacing' | 'line_height' | 'writing_mode' | 'align'>;

/** The share of the remaining space that lies before a line. */
const shareBefore: Record<TextStyle['align'], number> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 };

/** The smallest size of a layer that contains its text. */
export function measureText(text: string, style: LayoutStyle, cut: FontCut): Size {
  const lines = linesOf(text, style, cut);
  const along = Math.max(0, ...lines.map(({ length }) => length));
  const across = lines.length * style.font_size * style.line_height;
  return isVertical(style) ? { width: across, height: along } : { width: along, height: across };
}

/** Stacks the lines, centered across the frame, and positions each one along it by `align`. */
export function layoutText(text: string, style: LayoutStyle, cut: FontCut, frame: Size): TextLayout {
  const lines = linesOf(text, style, cut);
  const vertical = isVertical(style);
  const pitch = style.font_size * style.line_height;
  const room = vertical ? { along: frame.height, across: frame.width } : { along: frame.width, across: frame.height };
  const firstAcross = (room.across - lines.length * pitch) / 2;
  const placed = lines.map((line, index) => {
    const start = (room.along - line.length) * shareBefore[style.align];
    const lineAcross = firstAcross + index * pitch;
    const axis = lineAcross + pitch / 2;
    const missing = line.missing.map(({ character, why, along, length }): MissingCharacter => {
      const beside = lineAcross + (pitch - style.font_size) / 2;
      return { character, why, place: rectAlong(start + along, beside, length, style.font_size, vertical) };
    });
    const block = rectAlong(start, lineAcross, line.length, pitch, vertical);
    const [x, y] = vertical ? [axis, start] : [start, axis];
    const ink = line.ink && { ...line.ink, left: line.ink.left + x, top: line.ink.top + y };
    return { glyphs: line.glyphs, isJoined: line.isJoined, x, y, ink, block, missing };
  });
  return {
    lines: placed,
    ink: unionRects(placed.flatMap(({ ink }) => ink ?? [])),
    block: unionRects(placed.map(({ block }) => block)) ?? frameOf(frame),
    missing: placed.flatMap(({ missing }) => missing),
    plain: lines.flatMap(({ plain }) => plain),
  };
}

function rectAlong(along: number, across: number, length: number, thickness: number, vertical: boolean): Rect {
  return vertical
    ? { left: across, top: along, width: thickness, height: length }
    : { left: along, top: across, width: length, height: thickness };
}

function linesOf(text: string, style: LayoutStyle, cut: FontCut): readonly Line[] {
  return cleanText(text)
    .split('\n')
    .map((line) => layoutLine(line, style, cut));
}

/** Normalizes line ends, replaces tabs by spaces and removes control characters, which no font can draw. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\t/g, '    ')
    .replace(/[\p{Cc}\p{Cs}\uFEFF]/gu, (character) => (character === '\n' ? character : ''));
}
