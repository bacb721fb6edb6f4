import { findCountry } from '@platen/model/countries';
import type { OrderAttributes } from '@platen/model/form-orders';
import type { AddressPart } from '@platen/model/receiver-fields';
import type { ShippingKind, ShippingRules } from '@platen/model/shipping-settings';
import type { OrderFindings } from './order-findings.ts';
import type { ParsedOrder } from './read-orders.ts';

type Address = Partial<Pick<OrderAttributes, AddressPart>>;

/**
 * What an address must have is the factory's affair. What is given has to be what it says: no carrier brings a parcel to a
 * country that does not exist, or calls a number without digits. What somebody fetches is brought nowhere.
 */
export function checkAddress(rules: ShippingRules, { path, parts }: ParsedOrder, found: OrderFindings): void {
  // What cannot be read was told already.
  for (const part of requiredPartsOf(rules, parts)) if (parts[part] === '') found.add([...path, part], 'required');
  if (shippingKindOf(rules, parts) === 'pickup') return;
  const { country = '', phone = '' } = parts;
  if (country !== '' && !findCountry(country)) found.add([...path, 'country'], 'unknown_country', { country });
  if (phone !== '' && !/\p{Nd}/u.test(phone)) found.add([...path, 'phone'], 'phone_without_digits', { phone });
}

export function requiredPartsOf(rules: ShippingRules, address: Address): readonly AddressPart[] {
  return rules.required_parts[shippingKindOf(rules, address)];
}

/** By its method where that is one of the factory's, else by where it goes; a country that nobody knows is not abroad. */
function shippingKindOf({ shipping_methods, home_country }: ShippingRules, address: Address): ShippingKind {
  const method = shipping_methods.find(({ name }) => name === address.shipping_method?.trim());
  if (method) return method.kind;
  const country = findCountry(address.country ?? '');
  return country === undefined || country === home_country ? 'domestic' : 'international';
}
