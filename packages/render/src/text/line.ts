import { type Matrix, type Point, type Rect, transformRect, unionRects } from '@platen/design/geometry';
import type { TextStyle } from '@platen/design/layers/text-style';
import { BoundedCache } from '../bounded-cache.ts';
import { clustersOf } from './clusters.ts';
import { withDottedCircles } from './dotted-circles.ts';
import type { FontCut } from './font-cut.ts';
import { type JoinedText, joinLetters } from './joining.ts';
import { isDrawnPlainly, isInvisible, isLost, type MissingReason, reasonsIn } from './missing.ts';
import { orientationOf } from './orientation.ts';
import { type Run, splitRuns } from './runs.ts';
import type { ShapedGlyph } from './shaped-glyph.ts';

/** One line of text that starts at 0 with its axis at 0. Lengths in px. */
export interface Line {
  /** `matrix` maps font units to px. */
  readonly glyphs: readonly { readonly glyph: number; readonly matrix: Matrix }[];
  /** The bounding box of all outlines; undefined for a line of spaces. */
  readonly ink: Rect | undefined;
  readonly missing: readonly Missing[];
  /** Characters that the font has in colors which are not drawn. */
  readonly plain: readonly string[];
  readonly length: number;
  /** Whether letters overlap (joined scripts), so that they must be covered as one shape. */
  readonly isJoined: boolean;
}

/** A character with its marks or a ligature that is not drawn, and its space. */
export interface Missing {
  readonly character: string;
  readonly why: MissingReason;
  readonly along: number;
  readonly length: number;
}

export type LineStyle = Pick<TextStyle, 'font_size' | 'letter_spacing' | 'writing_mode'>;

/** Shaping costs more than drawing, and the previews of an order repeat the same texts. */
const linesKept = new BoundedCache<Line>(2000);

export function layoutLine(line: string, style: LineStyle, cut: FontCut): Line {
  const key = `${cut.id} ${style.font_size} ${style.letter_spacing} ${style.writing_mode} ${line}`;
  return linesKept.getOrCreate(key, () => shapeLine(line, style, cut));
}

export function isVertical({ writing_mode }: Pick<LineStyle, 'writing_mode'>): boolean {
  return writing_mode === 'vertical-lr';
}

type Parts = {
  glyphs: Line['glyphs'][number][];
  missing: Line['missing'][number][];
  plain: string[];
  /** The spacing after the last letter, which is not part of the line's length. */
  lastSpacing: number;
};

function shapeLine(written: string, style: LineStyle, cut: FontCut): Line {
  const line = withDottedCircles(written, cut.has);
  const vertical = isVertical(style);
  const isUpright = vertical ? uprightIn(line, cut) : () => false;
  const parts: Parts = { glyphs: [], missing: [], plain: [], lastSpacing: 0 };
  let at = 0;
  const runs = splitRuns(line, isUpright);
  const joined = !cut.rules.hasJoinedForms && runs.some(isArabic) ? joinLetters(line, cut.has) : undefined;
  for (const run of runs) at = layoutRun(line, run, style, cut, at, parts, joined);
  const length = Math.max(0, at - parts.lastSpacing);
  const frames = parts.glyphs.flatMap(({ glyph, matrix }) => {
    const extents = cut.extents(glyph);
    return extents ? [transformRect(matrix, extents)] : [];
  });
  const { glyphs, missing, plain } = parts;
  return { glyphs, missing, plain, ink: unionRects(frames), length, isJoined: runs.some((run) => run.isJoined) };
}

const chinese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u;
const quote = /[‘’“”]/u;
const apostrophe = /(?<=[\p{L}\p{N}])’(?=[\p{L}\p{N}])/u;

/**
 * Which characters of a vertical line are upright. By Unicode, quotation marks are always rotated, because Chinese and
 * European ones are the same characters. In a line with Chinese they take the vertical form that Chinese fonts have for
 * them, except for the apostrophe within a word of another script.
 */
function uprightIn(line: string, cut: FontCut): (character: string, at: number) => boolean {
  const isChinese = chinese.test(line);
  function isApostrophe(at: number): boolean {
    const around = line.slice(Math.max(0, at - 1), at + 2);
    return apostrophe.test(around) && !chinese.test(around);
  }
  return (character, at) => {
    const orientation = orientationOf(character.codePointAt(0) ?? 0);
    const isTurned = orientation === 'turned' || (isChinese && quote.test(character) && !isApostrophe(at));
    return isTurned ? cut.hasVerticalForm(character) : orientation !== 'rotated';
  };
}

const isArabic = ({ script }: Run) => script === 'Arabic';

/** Appends a run to the line and returns the start of the next one. */
function layoutRun(
  written: string,
  run: Run,
  style: LineStyle,
  cut: FontCut,
  start: number,
  out: Parts,
  joined: JoinedText | undefined,
): number {
  const line = joined && isArabic(run) ? joined.text : written;
  const shaped = cut.shape(line, run.from, run.to - run.from, {
    isRightToLeft: run.isRightToLeft,
    hasLigatures: style.letter_spacing === 0,
    isVertical: run.isUpright,
  });
  const scale = style.font_size / cut.unitsPerEm;
  // The axis of a line is the middle between ascender and descender, which letters of all scripts and sizes share.
  const baseline = ((cut.ascender + cut.descender) / 2) * scale;
  let at = start;
  const whole = line.slice(run.from, run.to);
  if (shaped.length === 0 && isLost(whole)) {
    out.missing.push({ character: whole, why: 'no_glyph', along: start, length: 0 });
  }
  const clusters = clustersOf(shaped, line, run);
  const reasonOf = reasonsIn({ clusters, run, cut, unjoined: joined?.unjoined });
  for (const cluster of clusters) {
    const { glyphs, text: character, width } = cluster;
    const [first] = glyphs;
    const why = reasonOf(cluster);
    const length = (run.isUpright ? cut.vertical.advance(first.glyph) : width) * scale;
    if (why) out.missing.push({ character, why, along: at, length });
    else if (isDrawnPlainly(cluster, cut)) out.plain.push(character);
    const moved = run.isUpright ? moveToCorner(line, first, cut) : { x: 0, y: 0 };
    const top = run.isUpright ? cut.vertical.originY(first.glyph) * scale : 0;
    let pen = 0;
    for (const { glyph, advance, offsetX, offsetY } of why ? [] : glyphs) {
      const x = (pen + offsetX + moved.x) * scale;
      const y = (offsetY + moved.y) * scale;
      const upright = (across: number, down: number): Matrix => [scale, 0, cut.slant * scale, -scale, across, down];
      if (run.isUpright) out.glyphs.push({ glyph, matrix: upright(x - (width * scale) / 2, at + top - y) });
      else if (isVertical(style)) {
        // Rotated clockwise by 90°: right becomes down, and up becomes right.
        out.glyphs.push({ glyph, matrix: [0, scale, scale, cut.slant * scale, y - baseline, at + x] });
      } else out.glyphs.push({ glyph, matrix: upright(at + x, baseline - y) });
      pen += advance;
    }
    at += length;
    if (isInvisible(character)) continue;
    at += style.letter_spacing;
    out.lastSpacing = style.letter_spacing;
  }
  return at;
}

/**
 * Full stops and commas, which are at the lower left of their square in horizontal text and at the upper right in
 * vertical text.
 */
const cornerPunctuation = /[、。，．]/u;

/** A font without vertical forms leaves a full stop at the lower left; this moves it to the upper right. */
function moveToCorner(line: string, { glyph, cluster, advance }: ShapedGlyph, cut: FontCut): Point {
  const character = line[cluster] ?? '';
  const ink = cornerPunctuation.test(character) && !cut.hasVerticalForm(character) ? cut.extents(glyph) : undefined;
  if (!ink) return { x: 0, y: 0 };
  const middle = cut.vertical.originY(glyph) - cut.vertical.advance(glyph) / 2;
  return { x: advance - 2 * ink.left - ink.width, y: 2 * (middle - ink.top) - ink.height };
}
