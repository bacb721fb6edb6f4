import { makeProfile, type ToneCurve } from '../icc-profile.ts';
import { colorantsOf, numberedPrimaries, type Primaries } from './primaries.ts';
import { UnreadablePicture } from './unreadable-picture.ts';

/**
 * Makes a profile from the code points for primaries and transfer function (ITU-T H.273) in a file. Undefined if they
 * mean sRGB or are unknown.
 */
export function profileOfNumbers(primaries: number, transfer: number): Buffer | undefined {
  if (hdrTransfers.has(transfer)) throw new UnreadablePicture('hdr', `the transfer function is ${transfer}`);
  const curve = numberedCurves[transfer];
  const known = numberedPrimaries[primaries];
  if (!curve || !known) return undefined;
  if (primaries === srgbPrimaries && curve.kind === 'srgb') return undefined;
  return profileOf(known, curve);
}

/** PQ and HLG encode light that is brighter than paper. How to map it to a print must not be guessed by us. */
const hdrTransfers = new Set([16, 18]);
const srgbPrimaries = 1;
const srgbCurve: ToneCurve = { kind: 'srgb' };
/** Video curves (1, 6, 14 and 15) are treated as that of sRGB, as in browsers: this is how their authors saw them. */
const numberedCurves: Readonly<Record<number, ToneCurve>> = {
  1: srgbCurve,
  4: { kind: 'power', gamma: 2.2 },
  5: { kind: 'power', gamma: 2.8 },
  6: srgbCurve,
  8: { kind: 'power', gamma: 1 },
  13: srgbCurve,
  14: srgbCurve,
  15: srgbCurve,
};

/**
 * Makes a profile from the gamma and the primaries in a PNG. Undefined if the gamma is close to that of sRGB and there
 * are no primaries, because most such files mean sRGB.
 * @param gamma the exponent from light to the values of the file, usually 1 / 2.2
 */
export function profileOfGamma(gamma: number, primaries: Primaries | undefined): Buffer | undefined {
  if (gamma <= 0) return undefined;
  if (!primaries && Math.abs(gamma * usualGamma - 1) < gammaTolerance) return undefined;
  const chromaticities = primaries ?? numberedPrimaries[srgbPrimaries];
  return chromaticities && profileOf(chromaticities, { kind: 'power', gamma: 1 / gamma });
}

const usualGamma = 2.2;
const gammaTolerance = 0.05;

function profileOf(primaries: Primaries, curve: ToneCurve): Buffer | undefined {
  const colorants = colorantsOf(primaries);
  return colorants && makeProfile({ name: 'file', colorants, curve });
}
