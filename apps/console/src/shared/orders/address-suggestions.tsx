import { countryCodes, countryName } from '@platen/model/countries';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { useShippingSettings } from './shipping-settings.ts';

/** The lists that fields of an address offer, by the field. */
const suggestionLists = { country: 'address-countries', shipping_method: 'address-shipping-methods' } as const;

export function suggestionListOf(field: string): string | undefined {
  return field in suggestionLists ? suggestionLists[field as keyof typeof suggestionLists] : undefined;
}

/** Once on a screen, however many fields offer them: the browser shows them while somebody types. */
export function AddressSuggestions() {
  const locale = useLocale();
  const settings = useShippingSettings();
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
        {settings?.shipping_methods.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
