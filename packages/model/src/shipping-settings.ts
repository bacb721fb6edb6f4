import { z } from 'zod';
import { countryCodes } from './countries.ts';
import { reason } from './field-reasons.ts';
import { orderLengthMax } from './form-orders.ts';
import type { BilingualText } from './locale.ts';
import { addressParts } from './receiver-fields.ts';

/** How a parcel reaches its receiver, as far as it decides what must be known of the receiver. */
export const shippingKinds = ['domestic', 'international', 'pickup'] as const;
export type ShippingKind = (typeof shippingKinds)[number];

export const shippingKindTexts: Record<ShippingKind, BilingualText> = {
  domestic: { zh: '国内', en: 'Domestic' },
  international: { zh: '国际', en: 'International' },
  pickup: { zh: '自提', en: 'Pickup' },
};

export const shippingMethodsMax = 100;
/** Sixty days. */
export const overdueHoursMax = 1440;

const partsSchema = z.array(z.enum(addressParts)).max(addressParts.length);
const requiredPartsSchema = z.object({ domestic: partsSchema, international: partsSchema, pickup: partsSchema });
const methodSchema = z.object({ name: z.string(), kind: z.enum(shippingKinds) });

/** What the factory offers and asks for when it sends parcels. */
export const shippingSettingsSchema = z.object({
  /** Offered where an order is written; any other text is taken too. */
  shipping_methods: z.array(methodSchema),
  /** What an order cannot be placed without, by how it is sent: what the factory says, at first `firstRequiredParts`. */
  required_parts: requiredPartsSchema,
  /** The ISO code of where the factory is: an address elsewhere is sent abroad. */
  home_country: z.string(),
  /** A batch that waits, or is being made, for longer is overdue: the order desk shows it in red. */
  overdue_hours: z.int(),
  updated_at: z.iso.datetime(),
});
export type ShippingSettings = z.infer<typeof shippingSettingsSchema>;

/**
 * What a new installation asks for until its factory says otherwise: a parcel needs somewhere to go. A factory that takes
 * orders without an address unticks it.
 */
export const firstRequiredParts: ShippingSettings['required_parts'] = {
  domestic: ['address'],
  international: ['address'],
  pickup: [],
};

/** What orders are checked by. */
export type ShippingRules = Pick<ShippingSettings, 'shipping_methods' | 'required_parts' | 'home_country'>;

export const shippingUpdateSchema = z
  .strictObject({
    shipping_methods: z
      .array(
        z.strictObject({
          name: z.string().trim().min(1).max(orderLengthMax.shipping_method),
          kind: z.enum(shippingKinds).default('domestic'),
        }),
      )
      .max(shippingMethodsMax)
      .refine(
        (methods) => new Set(methods.map(({ name }) => name)).size === methods.length,
        reason('repeated_shipping_method'),
      ),
    required_parts: z.strictObject(requiredPartsSchema.shape),
    home_country: z.enum(countryCodes as [string, ...string[]]),
    overdue_hours: z.int().min(1).max(overdueHoursMax),
  })
  .partial();
export type ShippingUpdate = z.infer<typeof shippingUpdateSchema>;
