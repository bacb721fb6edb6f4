import { z } from 'zod';
import { defineList } from './lists.ts';

/** The prefix of every API key, so that scanners recognize a leaked one. */
export const apiKeyPrefix = 'pk_';
export const apiKeysMax = 50;

/**
 * Permissions that a key has only if its owner has enabled them. To add one: a line here, `withScope` at its calls, and
 * its texts in the console's form.
 */
export const apiKeyScopes = ['webhooks'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

export const apiKeySchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  /** The key with its middle hidden. */
  key: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  user_id: z.int(),
  user: z.object({ id: z.int(), screen_name: z.string() }),
  expires_at: z.iso.datetime().nullable(),
  last_used_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** The only response that contains the whole key. */
export const createdApiKeySchema = apiKeySchema.extend({ key_value: z.string() });
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;

export const apiKeyLengthMax = { name: 60, description: 500 } as const;

const apiKeyFields = {
  name: z.string().trim().min(1).max(apiKeyLengthMax.name),
  description: z.string().trim().max(apiKeyLengthMax.description),
  expires_at: z.iso.datetime({ offset: true }).nullable(),
  scopes: z.array(z.enum(apiKeyScopes)).max(apiKeyScopes.length),
};

export const apiKeyInputSchema = z.strictObject({
  ...apiKeyFields,
  description: apiKeyFields.description.default(''),
  expires_at: apiKeyFields.expires_at.default(null),
  scopes: apiKeyFields.scopes.default([]),
});
export type ApiKeyInput = z.infer<typeof apiKeyInputSchema>;

/** Omitted fields stay unchanged. No defaults here: they would overwrite omitted fields. */
export const apiKeyUpdateSchema = z.strictObject(apiKeyFields).partial();
export type ApiKeyUpdate = z.infer<typeof apiKeyUpdateSchema>;

export const apiKeyList = defineList({
  filters: { name_cont: 'text', user_id_eq: 'id' },
  sorts: ['created_at', 'name', 'last_used_at', 'expires_at'],
});
