import { findCountry } from '@platen/model/factory/countries';
import type { ShippingKind, ShippingRules } from '@platen/model/factory/shipping-settings';
import type { OrderAttributes } from '@platen/model/orders/form-orders';
import type { AddressPart } from '@platen/model/orders/receiver-fields';
import type { OrderFindings } from './order-findings.ts';
import type { ParsedOrder } from './read-orders.ts';

type Address = Partial<Pick<OrderAttributes, AddressPart>>;

/**
 * The factory decides which parts of an address are required. Given parts must be valid in any case: no carrier
 * delivers to a country that does not exist, or calls a number without digits. Orders that are picked up need no
 * address.
 */
export function checkAddress(rules: ShippingRules, { path, parts }: ParsedOrder, found: OrderFindings): void {
  // Parts that could not be parsed have been reported already.
  for (const part of requiredPartsOf(rules, parts)) if (parts[part] === '') found.add([...path, part], 'required');
  if (shippingKindOf(rules, parts) === 'pickup') return;
  const { country = '', phone = '' } = parts;
  if (country !== '' && !findCountry(country)) found.add([...path, 'country'], 'unknown_country', { country });
  if (phone !== '' && !/\p{Nd}/u.test(phone)) found.add([...path, 'phone'], 'phone_without_digits', { phone });
}

/** Unknown, a method would count as domestic, and the parcel would not be sent as its customer wanted. */
export function checkShippingMethod(
  { shipping_methods }: ShippingRules,
  { path, parts }: ParsedOrder,
  found: OrderFindings,
): void {
  const method = parts.shipping_method?.trim() ?? '';
  const methods = shipping_methods.map(({ name }) => name);
  if (method === '' || methods.length === 0 || methods.includes(method)) return;
  found.add([...path, 'shipping_method'], 'unknown_shipping_method', { method, methods });
}

export function requiredPartsOf(rules: ShippingRules, address: Address): readonly AddressPart[] {
  return rules.required_parts[shippingKindOf(rules, address)];
}

/**
 * By the shipping method if it is one of the factory's, otherwise by the country; an unknown country counts as
 * domestic.
 */
function shippingKindOf({ shipping_methods, home_country }: ShippingRules, address: Address): ShippingKind {
  const method = shipping_methods.find(({ name }) => name === address.shipping_method?.trim());
  if (method) return method.kind;
  const country = findCountry(address.country ?? '');
  return country === undefined || country === home_country ? 'domestic' : 'international';
}
