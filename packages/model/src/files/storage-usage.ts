import { z } from 'zod';

/**
 * What stored files are for. `originals`: uploads of customers; `renders`: drawn images and print files; `copies`: resized
 * copies and levels; `imports`: order sheets and error files; `catalogue`: what the factory has uploaded, for templates,
 * libraries and pages.
 */
export const storageKinds = ['originals', 'renders', 'copies', 'imports', 'catalogue'] as const;
export type StorageKind = (typeof storageKinds)[number];

const storageByKindSchema = z.object({ kind: z.enum(storageKinds), files_count: z.int(), bytes: z.int() });
export type StorageByKind = z.infer<typeof storageByKindSchema>;

/** How many customers the overview names. */
export const largestCustomersMax = 20;

export const storageUsageSchema = z.object({
  /** When it was measured: every night. Null before the first time. */
  measured_at: z.iso.datetime().nullable(),
  /** Every kind, also those without files. */
  kinds: z.array(storageByKindSchema),
  /** The customers whose files take the most space, largest first. */
  customers: z.array(z.object({ id: z.int(), screen_name: z.string(), files_count: z.int(), bytes: z.int() })),
});
export type StorageUsage = z.infer<typeof storageUsageSchema>;

export const customerStorageSchema = storageUsageSchema.pick({ measured_at: true, kinds: true });
export type CustomerStorage = z.infer<typeof customerStorageSchema>;
