import { z } from 'zod';
import { reason } from '../fields/field-reasons.ts';
import { orderLengthMax } from '../orders/form-orders.ts';
import { addressParts } from '../orders/receiver-fields.ts';
import type { BilingualText } from '../text/locale.ts';
import { countryCodes } from './countries.ts';

/** How a parcel reaches its receiver, which decides what the address must contain. */
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

/** The shipping methods and address rules of the factory. */
export const shippingSettingsSchema = z.object({
  /** The methods that an order may name. Without any, it may name every method. */
  shipping_methods: z.array(methodSchema),
  /** The required parts of an address by kind of shipping; initially `firstRequiredParts`. */
  required_parts: requiredPartsSchema,
  /** The ISO code of the factory's country: other addresses are international. */
  home_country: z.string(),
  /** A batch that waits or is in production for longer is overdue, and the order desk shows it in red. */
  overdue_hours: z.int(),
  updated_at: z.iso.datetime(),
});
export type ShippingSettings = z.infer<typeof shippingSettingsSchema>;

/**
 * The default of a new installation: a parcel needs an address. A factory that accepts orders without an address can
 * change it.
 */
export const firstRequiredParts: ShippingSettings['required_parts'] = {
  domestic: ['address'],
  international: ['address'],
  pickup: [],
};

/** The settings that orders are checked with. */
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
