import { expect, it } from 'vitest';
import { demoTemplates } from '../catalogue/catalogue.ts';
import { firstTemplates, otherTemplates } from './first-templates.ts';
import { demoFormOrders } from './form-orders.ts';

it('the first templates are those that orders are of, seen by everybody, and few', () => {
  for (const { kind, template } of demoFormOrders) {
    expect(firstTemplates.filter((each) => each.kind === kind).length, `${kind} ${template}`).toBeGreaterThan(template);
  }
  for (const { state, visibleTo } of firstTemplates) expect([state, visibleTo]).toEqual(['published', []]);
  expect(firstTemplates.length).toBeLessThan(demoTemplates.length / 2);
  expect(new Set([...firstTemplates, ...otherTemplates])).toEqual(new Set(demoTemplates));
});
