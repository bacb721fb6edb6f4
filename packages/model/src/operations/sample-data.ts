import { z } from 'zod';
import { locales } from '../text/locale.ts';

/**
 * The initial data of an installation: `sample` was requested by the factory and can be removed; `demo` is the
 * catalogue of a demo with its people and their orders.
 */
const sampleDataPurposes = ['sample', 'demo'] as const;
export type SampleDataPurpose = (typeof sampleDataPurposes)[number];

export const sampleDataSchema = z.object({
  state: z.enum(['none', 'making', 'made']),
  /** Null if there is none. */
  purpose: z.enum(sampleDataPurposes).nullable(),
  locale: z.enum(locales).nullable(),
  /** In percent. */
  progress: z.int().min(0).max(100),
  /** Pieces that could not be created yet and are retried. */
  failed_count: z.int(),
});
export type SampleData = z.infer<typeof sampleDataSchema>;

export const sampleDataRequestSchema = z.object({ locale: z.enum(locales) });
export type SampleDataRequest = z.infer<typeof sampleDataRequestSchema>;

export const sampleDataRemovalSchema = z.object({
  removed_count: z.int(),
  /** Templates that were ordered: they are unpublished, and their orders stay unchanged. */
  unpublished_count: z.int(),
  /** Pieces that somebody has changed or uses. */
  kept_count: z.int(),
});
export type SampleDataRemoval = z.infer<typeof sampleDataRemovalSchema>;
