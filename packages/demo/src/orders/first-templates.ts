import type { Locale } from '@platen/model/locale';
import { demoTemplates, type DemoTemplate } from '../catalogue/catalogue.ts';
import { linkedTemplates } from '../pages/pages.ts';
import { demoFormOrders } from './form-orders.ts';

/** The templates that the demo's orders and pages use: the demo is ready when these exist, and the others follow. */
const firstKeys: ReadonlySet<string> = new Set([
  ...demoFormOrders.map(({ template }) => template),
  ...linkedTemplates(),
]);

/** All templates of the demo: the first ones and the others, each in their own order. */
export function orderTemplates(locale: Locale): { first: DemoTemplate[]; others: DemoTemplate[] } {
  const all = demoTemplates(locale);
  return {
    first: all.filter(({ key }) => firstKeys.has(key)),
    others: all.filter(({ key }) => !firstKeys.has(key)),
  };
}
