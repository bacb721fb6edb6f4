import { type Currency, currencies, currencyCodes } from '@platen/model/money/currencies';
import { textIn } from '@platen/model/text/locale';
import { Select, type SelectProps } from 'antd';
import { currentLocale } from '../locale/locale.ts';

export const currencyName = (code: Currency) =>
  `${code} ${currencies[code].symbol} · ${textIn(currencies[code], currentLocale())}`;

/** The currency in which amounts are shown. */
export function CurrencySelect(props: SelectProps<Currency>) {
  const options = currencyCodes.map((code) => ({ value: code, label: currencyName(code) }));
  return <Select {...props} showSearch={{ optionFilterProp: 'label' }} options={options} />;
}
