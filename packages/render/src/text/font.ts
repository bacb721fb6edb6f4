import * as hb from 'harfbuzzjs';
import { BoundedCache } from '../bounded-cache.ts';
import { type FontCut, type FontFacts, makeCut } from './font-cut.ts';
import { checkTables, FontError } from './font-file.ts';
import { readKerning } from './kern-table.ts';
import { readSvgRanges } from './svg-table.ts';

export interface Font {
  cut(style: FontStyle): FontCut;
}

/** The style of a text, with the names of its layer's fields. */
export interface FontStyle {
  readonly font_weight: number;
  readonly font_style: 'normal' | 'italic';
  readonly font_size: number;
  /** The resolution of the canvas: optical sizes depend on the size on paper. */
  readonly dpi: number;
}

const regularWeight = 400;
const pointsPerInch = 72;
/** Each cut caches its glyphs, and a font with optical sizes has a cut for each text size. */
const cutsKept = 64;

/**
 * Opens a font file, or throws a `FontError`. The same bytes and the same cut produce the same glyphs on every host.
 */
export function openFont(bytes: Uint8Array): Font {
  checkTables(bytes);
  const face = new hb.Face(new hb.Blob(bytes));
  if (face.upem < 16 || face.collectUnicodes().length === 0) throw new FontError('no_characters');
  const facts = readFacts(face);
  const cuts = new BoundedCache<FontCut>(cutsKept);
  return {
    cut({ font_weight: weight, font_style, font_size, dpi }) {
      const isItalic = font_style === 'italic';
      const sizePt = facts.axes['opsz'] ? nearQuarter((font_size / dpi) * pointsPerInch) : 0;
      return cuts.getOrCreate(`${weight} ${isItalic} ${sizePt}`, () =>
        makeCut(face, facts, { weight, isItalic, sizePt }),
      );
    },
  };
}

/** Rounds to a quarter point: the difference is invisible, and texts of similar size share their glyphs. */
function nearQuarter(points: number): number {
  return Math.round(points * 4) / 4;
}

function readFacts(face: hb.Face): FontFacts {
  const axes = face.getAxisInfos();
  const positions = face.getTableFeatureTags('GPOS');
  const substitutions = face.getTableFeatureTags('GSUB');
  return {
    axes,
    ownWeight: axes['wght'] ? undefined : readWeight(face),
    // GPOS takes precedence over the older `kern` table.
    kerning: positions.includes('kern') ? undefined : readKerning(copyOf(face, 'kern')),
    placesMarks: positions.includes('mark'),
    rules: {
      hasAny: substitutions.length > 0,
      hasJoinedForms: ['init', 'medi', 'fina'].some((tag) => substitutions.includes(tag)),
    },
    hasDocument: readSvgRanges(copyOf(face, 'SVG ')),
  };
}

/** Copies the table, because HarfBuzz's memory moves when it grows. */
function copyOf(face: hb.Face, tag: string): Uint8Array | undefined {
  return face.referenceTable(tag)?.slice();
}

/** The weight in the OS/2 table; values outside of 1–1000 are errors of the file. */
function readWeight(face: hb.Face): number {
  const table = face.referenceTable('OS/2');
  if (!table || table.byteLength < 6) return regularWeight;
  const weight = ((table[4] ?? 0) << 8) | (table[5] ?? 0);
  return weight >= 1 && weight <= 1000 ? weight : regularWeight;
}
