import { demoTemplates, type DemoTemplate } from '../catalogue/catalogue.ts';
import { demoFormOrders } from './form-orders.ts';

/** Of which templates the demo's orders are: it is ready with these, and the others follow. Both in their own order. */
export const [firstTemplates, otherTemplates] = [
  demoTemplates.filter((template) => isOrdered(template)),
  demoTemplates.filter((template) => !isOrdered(template)),
] as const;

/** Orders name a template by its place among those of its kind that everybody sees. */
function isOrdered(template: DemoTemplate): boolean {
  const seen = demoTemplates.filter(
    ({ kind, state, visibleTo }) => kind === template.kind && state === 'published' && visibleTo.length === 0,
  );
  const places = demoFormOrders.filter(({ kind }) => kind === template.kind).map((order) => order.template);
  const at = seen.indexOf(template);
  return at >= 0 && at <= Math.max(...places);
}
