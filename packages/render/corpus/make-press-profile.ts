/**
 * An ICC profile of an invented press: three inks and black on yellowish paper, modeled as separable Neugebauer inks
 * with dot gain. It lets a test compare our conversion with lcms for a profile that libvips does not bundle, without a
 * licensed file in the repository. It must be reproducible byte by byte.
 */

export type Inks = readonly [cyan: number, magenta: number, yellow: number, black: number];
type Three = readonly [number, number, number];

/** The transmittance of each ink at full coverage, in the bands of linear sRGB. */
const inkTransmittances: readonly Three[] = [
  [0.05, 0.42, 0.68],
  [0.72, 0.07, 0.33],
  [0.96, 0.86, 0.08],
  [0.05, 0.05, 0.05],
];
const paper: Three = [0.94, 0.93, 0.88];
const dotGain = 0.8;

/** Linear sRGB to XYZ under D50, and its inverse below. */
const toXyz: readonly Three[] = [
  [0.4360747, 0.3850649, 0.1430804],
  [0.2225045, 0.7168786, 0.0606169],
  [0.0139322, 0.0971045, 0.7141733],
];
const fromXyz: readonly Three[] = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
];
const d50: Three = [0.9642, 1, 0.8249];

/** The printed color for ink coverages of 0–1. */
export function labOfInks(inks: Inks): Three {
  return labOfXyz(multiply(toXyz, lightOf(inks)));
}

function lightOf(inks: Inks): Three {
  const band = (index: 0 | 1 | 2) =>
    inks.reduce((light, coverage, ink) => {
      const through = inkTransmittances[ink]?.[index] ?? 1;
      return light * (1 - coverage ** dotGain * (1 - through));
    }, paper[index]);
  return [band(0), band(1), band(2)];
}

/** The inks for a color: black by its darkness, then the other three until the printed light matches. */
function inksOfLab(lab: Three): Inks {
  const wanted = multiply(fromXyz, xyzOfLab(lab)).map((light, band) => {
    return Math.min(paper[band] ?? 1, Math.max(0.0005, light));
  });
  const lightest = Math.max(...wanted);
  const black = 0.9 * Math.max(0, 1 - lightest ** 0.4) ** 1.5;
  let inks: Inks = [0, 0, 0, black];
  for (let round = 0; round < 24; round++) {
    const next = [0, 1, 2].map((ink) => {
      // Solves for one ink in the band that it absorbs most, with the other inks fixed.
      const without = inks.map((coverage, other) => (other === ink ? 0 : coverage)) as unknown as Inks;
      const rest = lightOf(without)[ink as 0 | 1 | 2];
      const through = inkTransmittances[ink]?.[ink as 0 | 1 | 2] ?? 0;
      const share = (1 - (wanted[ink] ?? 0) / rest) / (1 - through);
      return Math.min(1, Math.max(0, share)) ** (1 / dotGain);
    });
    inks = [next[0] ?? 0, next[1] ?? 0, next[2] ?? 0, black];
  }
  return inks;
}

const multiply = (rows: readonly Three[], [x, y, z]: Three): Three =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Three;

const curve = (share: number) => (share > 216 / 24_389 ? Math.cbrt(share) : ((24_389 / 27) * share + 16) / 116);
const uncurve = (value: number) => (value ** 3 > 216 / 24_389 ? value ** 3 : ((116 * value - 16) * 27) / 24_389);

function labOfXyz([x, y, z]: Three): Three {
  const [fx, fy, fz] = [curve(x / d50[0]), curve(y / d50[1]), curve(z / d50[2])];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

function xyzOfLab([lightness, a, b]: Three): Three {
  const fy = (lightness + 16) / 116;
  return [uncurve(fy + a / 500) * d50[0], uncurve(fy) * d50[1], uncurve(fy - b / 200) * d50[2]];
}

const inkSteps = 9;
const labSteps = 17;

export function makePressProfile(): Buffer {
  const tags: readonly (readonly [string, Buffer])[] = [
    ['desc', description('Platen test press')],
    ['cprt', Buffer.concat([Buffer.from('text\0\0\0\0', 'latin1'), Buffer.from('CC0\0', 'latin1')])],
    ['wtpt', Buffer.concat([Buffer.from('XYZ \0\0\0\0', 'latin1'), fixed(...d50)])],
    ['A2B0', table(4, inkSteps, 3, (inks) => encodeLab(labOfInks(inks as unknown as Inks)))],
    ['B2A0', table(3, labSteps, 4, (node) => inksOfLab(decodeLab(node)).map((ink) => ink * 65_535))],
  ];
  const head = Buffer.alloc(128 + 4 + tags.length * 12);
  const bodies = tags.map(([, body]) => Buffer.concat([body, Buffer.alloc(-body.length & 3)]));
  let at = head.length;
  head.writeUInt32BE(tags.length, 128);
  for (const [index, [name, { length }]] of tags.entries()) {
    head.write(name, 132 + index * 12, 'latin1');
    head.writeUInt32BE(at, 136 + index * 12);
    head.writeUInt32BE(length, 140 + index * 12);
    at += bodies[index]?.length ?? 0;
  }
  head.writeUInt32BE(at, 0);
  head.writeUInt32BE(0x02400000, 8);
  head.write('prtrCMYKLab ', 12, 'latin1');
  for (const [index, part] of [2026, 1, 1, 0, 0, 0].entries()) head.writeUInt16BE(part, 24 + index * 2);
  head.write('acsp', 36, 'latin1');
  fixed(...d50).copy(head, 68);
  return Buffer.concat([head, ...bodies]);
}

/** A `lut16Type` table: a 16-bit value for each output at each grid node; the last input varies fastest. */
function table(inputs: number, steps: number, outputs: number, valueAt: (node: number[]) => readonly number[]): Buffer {
  const nodeCount = steps ** inputs;
  const head = Buffer.alloc(52);
  head.write('mft2', 0, 'latin1');
  head.set([inputs, outputs, steps, 0], 8);
  fixed(1, 0, 0, 0, 1, 0, 0, 0, 1).copy(head, 12);
  head.writeUInt16BE(2, 48);
  head.writeUInt16BE(2, 50);
  const nodes = Buffer.alloc(nodeCount * outputs * 2);
  for (let index = 0; index < nodeCount; index++) {
    const node = Array.from({ length: inputs }, (_, input) => {
      return (Math.floor(index / steps ** (inputs - 1 - input)) % steps) / (steps - 1);
    });
    for (const [output, value] of valueAt(node).entries()) {
      nodes.writeUInt16BE(Math.round(Math.min(65_535, Math.max(0, value))), (index * outputs + output) * 2);
    }
  }
  const straight = (count: number) => Buffer.from(Array.from({ length: count }, () => [0, 0, 255, 255]).flat());
  return Buffer.concat([head, straight(inputs), nodes, straight(outputs)]);
}

/** Lab in 16 bits as in ICC version 2: L 100 is 0xff00, and a and b are 0x8000 at 0. */
const encodeLab = ([lightness, a, b]: Three) => [lightness * 652.8, (a + 128) * 256, (b + 128) * 256];
const decodeLab = ([lightness = 0, a = 0, b = 0]: readonly number[]): Three => [
  Math.min(100, (lightness * 65_535) / 652.8),
  (a * 65_535) / 256 - 128,
  (b * 65_535) / 256 - 128,
];

function description(name: string): Buffer {
  const body = Buffer.alloc(12 + name.length + 1 + 78);
  body.write('desc', 0, 'latin1');
  body.writeUInt32BE(name.length + 1, 8);
  body.write(name, 12, 'latin1');
  return body;
}

function fixed(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(Math.round(value * 65_536), index * 4);
  return bytes;
}
