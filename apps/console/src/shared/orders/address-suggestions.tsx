import { countryCodes, countryName } from '@platen/model/factory/countries';
import type { ShippingRules } from '@platen/model/factory/shipping-settings';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';

/** The ids of the suggestion lists of an address, by field. */
const suggestionLists = { country: 'address-countries', shipping_method: 'address-shipping-methods' } as const;

export function suggestionListOf(field: string): string | undefined {
  return field in suggestionLists ? suggestionLists[field as keyof typeof suggestionLists] : undefined;
}

/** Rendered once per screen, however many fields use them: the browser shows them while typing. */
export function AddressSuggestions({ shipping }: { shipping: ShippingRules | undefined }) {
  const locale = useLocale();
  const countries = useMemo(() => countryCodes.map((code) => ({ code, name: countryName(code, locale) })), [locale]);
  return (
    <>
      <datalist id={suggestionLists.country}>
        {countries.map(({ code, name }) => (
          <option key={code} value={name}>
            {code}
          </option>
        ))}
      </datalist>
      <datalist id={suggestionLists.shipping_method}>
        {shipping?.shipping_methods.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
