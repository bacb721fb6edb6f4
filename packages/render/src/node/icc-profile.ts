/** How light follows from the values of a file: by the curve of sRGB, or by a power. */
export type ToneCurve = { readonly kind: 'srgb' } | { readonly kind: 'power'; readonly gamma: number };

/** Red, green and blue as their parts of X, Y and Z, under the white of profiles (D50). */
export type Colorants = readonly (readonly [x: number, y: number, z: number])[];

export interface ProfileFacts {
  readonly name: string;
  /** None: a profile for grays. */
  readonly colorants: Colorants | undefined;
  readonly curve: ToneCurve;
  /** What brought the white of the colorants to D50. */
  readonly adaptation?: readonly number[];
}

type Tag = readonly [name: string, body: Buffer];

/** An ICC profile of a display, version 4.3, with nothing in it that is not needed. The same bytes each time. */
export function makeProfile({ name, colorants, curve, adaptation }: ProfileFacts): Buffer {
  const tone = curveBody(curve);
  const lights = (colorants ?? []).map((parts, index): Tag => [`${'rgb'[index]}XYZ`, xyz(...parts)]);
  const tones = colorants ? ['rTRC', 'gTRC', 'bTRC'] : ['kTRC'];
  const adapted = adaptation ?? [];
  const tags: Tag[] = [
    ['desc', text(name)],
    ['cprt', text('CC0')],
    ['wtpt', xyz(...d50)],
    ...(adapted.length > 0 ? [['chad', adaptationBody(adapted)] as const] : []),
    ...lights,
    ...tones.map((tag): Tag => [tag, tone]),
  ];
  const bodies = [...new Set(tags.map(([, body]) => body))];
  let at = 128 + 4 + tags.length * 12;
  const places = new Map(
    bodies.map((body) => {
      const place = at;
      at += body.length;
      return [body, place];
    }),
  );
  const list = tags.map(([tag, body]) => Buffer.concat([Buffer.from(tag), u32(places.get(body) ?? 0, body.length)]));
  return Buffer.concat([header(at, colorants ? 'RGB ' : 'GRAY'), u32(tags.length), ...list, ...bodies]);
}

export const d50 = [0.9642, 1, 0.8249] as const;

function curveBody(curve: ToneCurve): Buffer {
  if (curve.kind === 'srgb') {
    const numbers = fixed(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045);
    return Buffer.concat([Buffer.from('para\0\0\0\0\0\x03\0\0', 'latin1'), numbers]);
  }
  return Buffer.concat([Buffer.from('para\0\0\0\0\0\0\0\0', 'latin1'), fixed(curve.gamma)]);
}

/** The date is fixed. */
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

/** Numbers with 16 bits behind the point. */
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
