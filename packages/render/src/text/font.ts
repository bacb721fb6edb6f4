import * as hb from 'harfbuzzjs';
import { BoundedCache } from '../bounded-cache.ts';
import { type FontCut, type FontFacts, makeCut } from './font-cut.ts';
import { FontError, readFontFile } from './font-file.ts';
import { readKerning } from './kern-table.ts';
import { readSvgRanges } from './svg-table.ts';

export interface Font {
  cut(style: FontStyle): FontCut;
}

/** What a text is written in, by the words of its layer. */
export interface FontStyle {
  readonly font_weight: number;
  readonly font_style: 'normal' | 'italic';
  readonly font_size: number;
  /** Of what the text stands on: fonts with optical sizes are cut for their size on paper. */
  readonly dpi: number;
}

const regularWeight = 400;
const pointsPerInch = 72;
/** Each remembers its glyphs. A font with optical sizes has as many as there are sizes of text. */
const cutsKept = 64;

/** Opens a font file, or throws a `FontError`. The same bytes and the same cut give the same glyphs on every host. */
export async function openFont(bytes: Uint8Array): Promise<Font> {
  const face = new hb.Face(new hb.Blob(await readFontFile(bytes)));
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

/** Nobody sees less of a difference, and texts that are nearly as large share their glyphs. */
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
    // A font that says both means the newer table.
    kerning: positions.includes('kern') ? undefined : readKerning(copyOf(face, 'kern')),
    placesMarks: positions.includes('mark'),
    rules: {
      hasAny: substitutions.length > 0,
      hasJoinedForms: ['init', 'medi', 'fina'].some((tag) => substitutions.includes(tag)),
    },
    hasDocument: readSvgRanges(copyOf(face, 'SVG ')),
  };
}

/** HarfBuzz moves its memory. */
function copyOf(face: hb.Face, tag: string): Uint8Array | undefined {
  return face.referenceTable(tag)?.slice();
}

/** OS/2 says how heavy a font is. What it says outside of 1–1000 is a mistake of the file. */
function readWeight(face: hb.Face): number {
  const table = face.referenceTable('OS/2');
  if (!table || table.byteLength < 6) return regularWeight;
  const weight = ((table[4] ?? 0) << 8) | (table[5] ?? 0);
  return weight >= 1 && weight <= 1000 ? weight : regularWeight;
}
