import { z } from 'zod';
import { locales } from './locale.ts';

/**
 * What an installation has to begin with: `sample` was asked for by the factory and can be removed; `demo` is the catalogue
 * of a demo, with its people and their orders.
 */
const sampleDataPurposes = ['sample', 'demo'] as const;
export type SampleDataPurpose = (typeof sampleDataPurposes)[number];

export const sampleDataSchema = z.object({
  state: z.enum(['none', 'making', 'made']),
  /** Null where there is none. */
  purpose: z.enum(sampleDataPurposes).nullable(),
  locale: z.enum(locales).nullable(),
  /** In percent. */
  progress: z.int().min(0).max(100),
  /** What could not be made so far. It is tried again. */
  failed_count: z.int(),
});
export type SampleData = z.infer<typeof sampleDataSchema>;

export const sampleDataRequestSchema = z.object({ locale: z.enum(locales) });
export type SampleDataRequest = z.infer<typeof sampleDataRequestSchema>;

export const sampleDataRemovalSchema = z.object({
  removed_count: z.int(),
  /** Templates that were ordered: their orders stay as they are, and nobody can order them again. */
  unpublished_count: z.int(),
  /** What somebody has changed, or uses for something of their own. */
  kept_count: z.int(),
});
export type SampleDataRemoval = z.infer<typeof sampleDataRemovalSchema>;
