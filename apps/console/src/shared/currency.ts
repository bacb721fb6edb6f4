import { isCurrency } from '@platen/model/money/currencies';
import { showCurrency } from '@platen/model/money/money';

/**
 * The server writes the factory's currency into the page; without one (during development, in tests) the default is
 * used.
 */
export function applyCurrency(): void {
  const code = document.querySelector<HTMLMetaElement>('meta[name="platen-currency"]')?.content ?? '';
  if (isCurrency(code)) showCurrency(code);
}
