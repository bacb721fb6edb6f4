import { makeProfile } from './icc-profile.ts';

/**
 * A minimal ICC profile of sRGB, with the primaries, white point and curve of the standard. We generate it ourselves,
 * so that no profile with a license of its own has to be embedded in the images.
 */
export const srgbProfile: Buffer = makeProfile({
  name: 'sRGB',
  colorants: [
    [0.43607, 0.22249, 0.01392],
    [0.38515, 0.71687, 0.09708],
    [0.14307, 0.06061, 0.7141],
  ],
  curve: { kind: 'srgb' },
  adaptation: [1.04788, 0.02292, -0.05022, 0.02959, 0.99048, -0.01707, -0.00925, 0.01508, 0.75168],
});
