import type { Locale } from '@platen/model/text/locale';
import { type DemoTemplate, demoTemplates } from '../catalogue/catalogue.ts';
import { linkedTemplates } from '../pages/pages.ts';
import { demoFormOrders } from './form-orders.ts';

/** The templates that the demo's orders and pages use: the demo is ready when these exist, and the others follow. */
const firstKeys: ReadonlySet<string> = new Set([
  ...demoFormOrders.map(({ template }) => template),
  ...linkedTemplates(),
]);

/** What a small demo has besides: a template that was never published, one that was withdrawn, and two more to order. */
const otherKeysOfSmall: ReadonlySet<string> = new Set(['desk-mat', 'calendar-2025', 'key-ring', 'magsafe-case']);

/** All templates of the demo: the first ones and the others, each in their own order. */
export function orderTemplates(locale: Locale): { first: DemoTemplate[]; others: DemoTemplate[] } {
  const all = demoTemplates(locale);
  return {
    first: all.filter(({ key }) => firstKeys.has(key)),
    others: all.filter(({ key }) => !firstKeys.has(key)),
  };
}

/** The same for a demo that is made in half the time: every state and kind of templates, few of each, with two pictures. */
export function orderFewTemplates(locale: Locale): ReturnType<typeof orderTemplates> {
  const withFewPictures = (template: DemoTemplate) => ({ ...template, pictures: template.pictures.slice(0, 2) });
  const { first, others } = orderTemplates(locale);
  return {
    first: first.map(withFewPictures),
    others: others.filter(({ key }) => otherKeysOfSmall.has(key)).map(withFewPictures),
  };
}
