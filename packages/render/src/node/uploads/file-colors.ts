import { makeProfile, type ToneCurve } from '../icc-profile.ts';
import { colorantsOf, numberedPrimaries, type Primaries } from './primaries.ts';
import { UnreadablePicture } from './unreadable-picture.ts';

/** The profile of colors that a file names by numbers (ITU-T H.273); none where they are those of sRGB, or unknown. */
export function profileOfNumbers(primaries: number, transfer: number): Buffer | undefined {
  if (hdrTransfers.has(transfer)) throw new UnreadablePicture('hdr', `the transfer function is ${transfer}`);
  const curve = numberedCurves[transfer];
  const known = numberedPrimaries[primaries];
  if (!curve || !known) return undefined;
  if (primaries === srgbPrimaries && curve.kind === 'srgb') return undefined;
  return profileOf(known, curve);
}

/** PQ and HLG: brighter than paper, and how that becomes paper is not for us to guess. */
const hdrTransfers = new Set([16, 18]);
const srgbPrimaries = 1;
const srgbCurve: ToneCurve = { kind: 'srgb' };
/** Those of video are shown as if they were sRGB's: so browsers do, and who graded it saw it so. */
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
 * Of a gamma and primaries, as PNG gives them: `gamma` is the exponent by which the file was written. None where it is
 * about that of sRGB and nothing else is said: so many files mean sRGB by it.
 */
export function profileOfGamma(gamma: number, primaries: Primaries | undefined): Buffer | undefined {
  if (gamma <= 0) return undefined;
  if (!primaries && Math.abs(gamma * usualGamma - 1) < gammaTolerance) return undefined;
  const lights = primaries ?? numberedPrimaries[srgbPrimaries];
  return lights && profileOf(lights, { kind: 'power', gamma: 1 / gamma });
}

const usualGamma = 2.2;
const gammaTolerance = 0.05;

function profileOf(primaries: Primaries, curve: ToneCurve): Buffer | undefined {
  const colorants = colorantsOf(primaries);
  return colorants && makeProfile({ name: 'file', colorants, curve });
}
