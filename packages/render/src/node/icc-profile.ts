/** The transfer function from the values of a file to linear light: the curve of sRGB, or a power. */
export type ToneCurve = { readonly kind: 'srgb' } | { readonly kind: 'power'; readonly gamma: number };

/** The XYZ values of red, green and blue, adapted to D50, which is the white point of all ICC profiles. */
export type Colorants = readonly (readonly [x: number, y: number, z: number])[];

export interface ProfileFacts {
  readonly name: string;
  /** The XYZ values of the primaries; undefined for a grayscale profile. */
  readonly colorants: Colorants | undefined;
  readonly curve: ToneCurve;
  /** The 3 × 3 matrix, by rows, that adapted the colorants from their own white point to D50. */
  readonly adaptation?: readonly number[];
}

type Tag = readonly [name: string, body: Buffer];

/** Makes a minimal ICC display profile, version 4.3. The same facts always give the same bytes. */
export function makeProfile({ name, colorants, curve, adaptation }: ProfileFacts): Buffer {
  const tone = curveBody(curve);
  const colorantTags = (colorants ?? []).map((parts, index): Tag => [`${'rgb'[index]}XYZ`, xyz(...parts)]);
  const curveTags = colorants ? ['rTRC', 'gTRC', 'bTRC'] : ['kTRC'];
  const adapted = adaptation ?? [];
  const tags: Tag[] = [
    ['desc', text(name)],
    ['cprt', text('CC0')],
    ['wtpt', xyz(...d50)],
    ...(adapted.length > 0 ? [['chad', adaptationBody(adapted)] as const] : []),
    ...colorantTags,
    ...curveTags.map((tag): Tag => [tag, tone]),
  ];
  const bodies = [...new Set(tags.map(([, body]) => body))];
  let at = 128 + 4 + tags.length * 12;
  const offsets = new Map(
    bodies.map((body) => {
      const offset = at;
      at += body.length;
      return [body, offset];
    }),
  );
  const table = tags.map(([tag, body]) => Buffer.concat([Buffer.from(tag), u32(offsets.get(body) ?? 0, body.length)]));
  return Buffer.concat([header(at, colorants ? 'RGB ' : 'GRAY'), u32(tags.length), ...table, ...bodies]);
}

export const d50 = [0.9642, 1, 0.8249] as const;

function curveBody(curve: ToneCurve): Buffer {
  if (curve.kind === 'srgb') {
    const numbers = fixed(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045);
    return Buffer.concat([Buffer.from('para\0\0\0\0\0\x03\0\0', 'latin1'), numbers]);
  }
  return Buffer.concat([Buffer.from('para\0\0\0\0\0\0\0\0', 'latin1'), fixed(curve.gamma)]);
}

/** The creation date is fixed, because the bytes of a profile must not depend on when it was made. */
function header(byteCount: number, space: 'RGB ' | 'GRAY'): Buffer {
  const head = Buffer.alloc(128);
  head.writeUInt32BE(byteCount, 0);
  head.writeUInt32BE(0x04300000, 8);
  head.write(`mntr${space}XYZ `, 12, 'latin1');
  for (const [index, part] of [2026, 1, 1, 0, 0, 0].entries()) head.writeUInt16BE(part, 24 + index * 2);
  head.write('acsp', 36, 'latin1');
  fixed(...d50).copy(head, 68);
  return head;
}

function adaptationBody(matrix: readonly number[]): Buffer {
  return Buffer.concat([Buffer.from('sf32\0\0\0\0', 'latin1'), fixed(...matrix)]);
}

function text(words: string): Buffer {
  const letters = Buffer.from(words, 'utf16le').swap16();
  const body = Buffer.concat([
    Buffer.from('mluc\0\0\0\0', 'latin1'),
    u32(1, 12),
    Buffer.from('enUS'),
    u32(letters.length, 28),
    letters,
  ]);
  return Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
}

function xyz(...values: readonly number[]): Buffer {
  return Buffer.concat([Buffer.from('XYZ \0\0\0\0', 'latin1'), fixed(...values)]);
}

/** Encodes numbers as s15Fixed16: signed, with 16 fractional bits. */
function fixed(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(Math.round(value * 65536), index * 4);
  return bytes;
}

function u32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}
