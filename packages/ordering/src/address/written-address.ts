import { findCountry } from '@platen/model/factory/countries';
import type { AddressPart } from '@platen/model/orders/receiver-fields';

/** Where the postal code stands before the city. */
const codeFirst = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GL GR HR HU IS IT LI LT LU MC MK MX NL NO PL PT RO RS SE SI SK SM TR VA'.split(
    ' ',
  ),
);

/** Addresses in these scripts go from the country to the door. */
const fromLargeToSmall = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

type Address = Readonly<Record<Extract<AddressPart, 'country' | 'province' | 'city' | 'address' | 'zip_code'>, string>>;

/**
 * An address in one line, as it is written in its country. Every part that was given appears, also where the country
 * does not use it, because what is left out of a label is lost for the carrier.
 */
export function writtenAddress({ country, province, city, address, zip_code }: Address): string {
  if (fromLargeToSmall.test(`${province}${city}${address}`))
    return join([country, province, city, address, zip_code], ' ');
  const town = codeFirst.has(findCountry(country) ?? '')
    ? [join([zip_code, city], ' '), province]
    : [city, join([province, zip_code], ' ')];
  return join([address, ...town, country], ', ');
}

function join(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator);
}
