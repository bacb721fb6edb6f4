import { pathText } from '@platen/model/errors/field-findings';
import type { OrderAttributesInput } from '@platen/model/orders/form-orders';
import { receiverFields } from '@platen/model/orders/receiver-fields';
import { runSteps } from '@platen/ordering/steps';
import { caseTemplate, keysOfFiles, orderCases } from '@platen/ordering/testing/order-cases';
import { expect, it } from 'vitest';
import { template } from '../../../../testing/template.ts';
import { checkDraftsInSteps, draftChecker } from './check-drafts.ts';
import { type CellName, newDraft, type OrderDraft, withCell } from './order-draft.ts';

const typable = orderCases({
  exact: '/exact.png',
  blank: '/blank.png',
  other: '/other.png',
  document: '/a.txt',
}).filter(({ isOnlySent }) => !isOnlySent);

/** The order as it would have been typed. */
function draftOf(order: OrderAttributesInput, key: number): OrderDraft {
  const cells: [Exclude<CellName, 'images'>, unknown][] = [
    ['no', order.no],
    ['sub_no', order.sub_no ?? ''],
    ['size', order.size],
    ['quantity', order.quantity],
    ...receiverFields.map((name): [typeof name, unknown] => [name, order[name] ?? '']),
    ...(order.custom_fields ?? []).map((each): [`value:${string}`, unknown] => [
      `value:${each.key.replace('定制项-', '')}`,
      each.value,
    ]),
  ];
  const typed = cells.reduce((draft, [cell, value]) => withCell(draft, cell, String(value)), newDraft(key));
  const images = (order.production_image_urls ?? []).map((url, id) => ({ id, url, filename: url }));
  return { ...typed, productionImages: images };
}

it.each(typable)('finds what the API finds, except for the owners of files: $name', (each) => {
  const { orders, findings } = each;
  const drafts = orders.map((order, index) => draftOf(order as OrderAttributesInput, index));
  const found = runSteps(checkDraftsInSteps(draftChecker(template(caseTemplate(each))), drafts));
  const ofFiles = (line: string) => keysOfFiles.some((key) => line.endsWith(` ${key}`));
  const lines = found.map(({ path, key }) => `${pathText(path)} ${key}`);
  expect(lines.toSorted()).toEqual(findings.filter((line) => !ofFiles(line)).toSorted());
});
