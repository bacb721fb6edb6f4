import { expect, it } from 'vitest';
import { demoTemplates } from '../catalogue/catalogue.ts';
import { linkedTemplates } from '../pages/pages.ts';
import { orderFewTemplates, orderTemplates } from './first-templates.ts';
import { demoFormOrders } from './form-orders.ts';

it('the first templates are those of orders and pages, visible to everyone, and few', () => {
  const { first, others } = orderTemplates('zh-CN');
  const wanted = new Set([...demoFormOrders.map(({ template }) => template), ...linkedTemplates()]);
  expect(new Set(first.map(({ key }) => key))).toEqual(wanted);
  for (const { state, visibleTo } of first) expect([state, visibleTo]).toEqual(['published', []]);
  expect(first.length).toBeLessThan(demoTemplates('zh-CN').length / 2);
  expect(new Set([...first, ...others])).toEqual(new Set(demoTemplates('zh-CN')));
});

it('few templates are of every state and kind that all of them have', () => {
  const all = demoTemplates('zh-CN');
  const { first, others } = orderFewTemplates('zh-CN');
  const few = [...first, ...others];
  expect(few.length).toBeLessThan(all.length * 0.6);
  for (const property of ['state', 'kind'] as const)
    expect(new Set(few.map((each) => each[property]))).toEqual(new Set(all.map((each) => each[property])));
});
