import { z } from 'zod';
import { reason } from '../fields/field-reasons.ts';
import { defineList } from '../lists/lists.ts';
import { orderStates } from '../orders/lifecycle/order-states.ts';

/** How long personal data of an order is kept after it was shipped or ended, unless the factory chooses otherwise. */
export const retentionDaysDefault = 180;
export const retentionDaysMax = 3650;
/** Orders that one erasure names. */
const erasureOrdersMax = 200;
/** Orders that a plan lists; it counts all of them. */
export const plannedOrdersMax = 50;
/** How long an erasure waits for its confirmation before it is removed with the name that it searched for. */
export const erasureWaitsDays = 7;

/** Days after shipping; 0: never erased by itself. */
const retentionDays = z.int().min(0).max(retentionDaysMax);

const person = z.object({ id: z.int(), screen_name: z.string() });

export const retentionExceptionSchema = z.object({
  id: z.int(),
  /** Whose orders, or orders of which template: one of the two. */
  user: person.nullable(),
  sku_template: z.object({ id: z.int(), no: z.string(), name: z.string() }).nullable(),
  days: retentionDays,
});
export type RetentionException = z.infer<typeof retentionExceptionSchema>;

export const retentionSettingsSchema = z.object({
  days: retentionDays,
  /** A customer's exception applies before a template's. */
  exceptions: z.array(retentionExceptionSchema),
});
export type RetentionSettings = z.infer<typeof retentionSettingsSchema>;

export const retentionUpdateSchema = z.strictObject({ days: retentionDays });

export const retentionExceptionInputSchema = z
  .strictObject({
    user_id: z.int().positive().optional(),
    sku_template_id: z.int().positive().optional(),
    days: retentionDays,
  })
  .refine(
    ({ user_id, sku_template_id }) => (user_id === undefined) !== (sku_template_id === undefined),
    reason('exactly_one_of', { fields: ['user_id', 'sku_template_id'] }),
  );
export type RetentionExceptionInput = z.infer<typeof retentionExceptionInputSchema>;

export const erasureKinds = ['orders', 'receiver', 'account', 'retention'] as const;
export type ErasureKind = (typeof erasureKinds)[number];

/** `checking`: it is worked out what would go. `ready`: that is known and waits for a confirmation. */
export const erasureStates = ['checking', 'ready', 'running', 'done', 'failed'] as const;
export type ErasureState = (typeof erasureStates)[number];

const plannedOrder = z.object({
  id: z.int(),
  system_no: z.string(),
  no: z.string(),
  state: z.enum(orderStates),
});
export type PlannedOrder = z.infer<typeof plannedOrder>;

const erasedRows = z.object({ table: z.string(), count: z.int() });

/** What an erasure would erase, and what it would not. */
export const erasurePlanSchema = z.object({
  orders: z.array(plannedOrder),
  orders_count: z.int(),
  /** Orders on their way: they have to be shipped or ended first, and nothing is erased before. */
  blocked: z.array(plannedOrder),
  blocked_count: z.int(),
  /** Orders that were erased before. */
  erased_count: z.int(),
  rows: z.array(erasedRows),
  files_count: z.int(),
  bytes: z.int(),
  /** Files that other orders, templates or pages use; they go with their last user. */
  shared_files_count: z.int(),
  /** What is in the wallet of an account that is to be erased, negative for a debt; null where no account is. */
  balance: z.number().nullable(),
});
export type ErasurePlan = z.infer<typeof erasurePlanSchema>;

export const erasureSchema = z.object({
  id: z.int(),
  kind: z.enum(erasureKinds),
  state: z.enum(erasureStates),
  /** Null for what was erased because its time was over. */
  requester: person.nullable(),
  /** The account that is erased, or the customer whose orders are searched. */
  user: person.nullable(),
  /** What is searched for; removed when the erasure has ended. */
  receiver_name: z.string().nullable(),
  receiver_phone: z.string().nullable(),
  system_nos: z.array(z.string()),
  plan: erasurePlanSchema.nullable(),
  /** What was erased so far. */
  orders_count: z.int(),
  files_count: z.int(),
  bytes: z.int(),
  created_at: z.iso.datetime(),
  confirmed_at: z.iso.datetime().nullable(),
  finished_at: z.iso.datetime().nullable(),
});
export type Erasure = z.infer<typeof erasureSchema>;

export const erasureList = defineList({
  filters: { kind_eq: erasureKinds, state_eq: erasureStates, user_id_eq: 'id' },
  sorts: ['created_at'],
});

const searched = z.string().trim().max(200).optional();

/** By the numbers of orders, by the receiver's name or phone or both, or a whole account. */
export const erasureInputSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('orders'),
    system_nos: z.array(z.string().trim().min(1).max(40)).min(1).max(erasureOrdersMax),
  }),
  z
    .strictObject({
      kind: z.literal('receiver'),
      receiver_name: searched,
      receiver_phone: searched,
      /** Only orders of this customer; without it, everyone's. */
      user_id: z.int().positive().optional(),
    })
    .refine(({ receiver_name, receiver_phone }) => Boolean(receiver_name) || Boolean(receiver_phone), {
      ...reason('receiver_required'),
      path: ['receiver_name'],
    }),
  z.strictObject({ kind: z.literal('account'), user_id: z.int().positive() }),
]);
export type ErasureInput = z.infer<typeof erasureInputSchema>;

/**
 * What was erased, without a value of it. The digest of a file is the SHA-256 of the salt and the base64 MD5 of its bytes:
 * whoever has the file can recognize it, and nobody else learns anything.
 */
export const erasureCertificateSchema = z.object({
  id: z.int(),
  kind: z.enum(erasureKinds),
  requester: person.nullable(),
  user_id: z.int().nullable(),
  created_at: z.iso.datetime(),
  confirmed_at: z.iso.datetime().nullable(),
  finished_at: z.iso.datetime(),
  salt: z.string(),
  orders: z.array(z.object({ id: z.int(), system_no: z.string() })),
  rows: z.array(erasedRows),
  files: z.array(z.object({ id: z.int(), digest: z.string(), byte_size: z.int() })),
});
export type ErasureCertificate = z.infer<typeof erasureCertificateSchema>;
