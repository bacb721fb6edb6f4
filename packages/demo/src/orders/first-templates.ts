import type { Locale } from '@platen/model/locale';
import { demoTemplates, type DemoTemplate } from '../catalogue/catalogue.ts';
import { linkedTemplates } from '../pages/pages.ts';
import { demoFormOrders } from './form-orders.ts';

/** Which templates the demo's orders are of, and which its pages lead to: it is ready with these, and the others follow. */
const firstKeys: ReadonlySet<string> = new Set([
  ...demoFormOrders.map(({ template }) => template),
  ...linkedTemplates(),
]);

/** All of the demo's templates: the first ones in their own order, then the others in theirs. */
export function orderTemplates(locale: Locale): { first: DemoTemplate[]; others: DemoTemplate[] } {
  const all = demoTemplates(locale);
  return {
    first: all.filter(({ key }) => firstKeys.has(key)),
    others: all.filter(({ key }) => !firstKeys.has(key)),
  };
}
