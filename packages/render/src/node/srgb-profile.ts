/**
 * An ICC profile that says what sRGB is, as its standard does: primaries, white and curve, and nothing else. Made here,
 * so that no file of anybody's has to travel with the images.
 */
export const srgbProfile: Buffer = makeProfile();

function makeProfile(): Buffer {
  const curve = Buffer.concat([
    Buffer.from('para\0\0\0\0\0\x03\0\0', 'latin1'),
    fixed(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045),
  ]);
  const chad = [1.04788, 0.02292, -0.05022, 0.02959, 0.99048, -0.01707, -0.00925, 0.01508, 0.75168];
  const tags: readonly (readonly [tag: string, body: Buffer])[] = [
    ['desc', text('sRGB')],
    ['cprt', text('CC0')],
    ['wtpt', xyz(0.9642, 1, 0.8249)],
    ['chad', Buffer.concat([Buffer.from('sf32\0\0\0\0', 'latin1'), fixed(...chad)])],
    ['rXYZ', xyz(0.43607, 0.22249, 0.01392)],
    ['gXYZ', xyz(0.38515, 0.71687, 0.09708)],
    ['bXYZ', xyz(0.14307, 0.06061, 0.7141)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
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
  return Buffer.concat([header(at), u32(tags.length), ...list, ...bodies]);
}

/** Version 4.3, of a display, from RGB to XYZ. The date is fixed: the same bytes each time. */
function header(byteCount: number): Buffer {
  const head = Buffer.alloc(128);
  head.writeUInt32BE(byteCount, 0);
  head.writeUInt32BE(0x04300000, 8);
  head.write('mntrRGB XYZ ', 12, 'latin1');
  for (const [index, part] of [2026, 1, 1, 0, 0, 0].entries()) head.writeUInt16BE(part, 24 + index * 2);
  head.write('acsp', 36, 'latin1');
  fixed(0.9642, 1, 0.8249).copy(head, 68);
  return head;
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
