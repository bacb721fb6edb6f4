import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { FieldFinding } from '@platen/model/field-findings';
import type { ShippingRules } from '@platen/model/shipping-settings';
import { checkNumbers, checkOrders } from '@platen/ordering/check-orders';
import { OrderFindings } from '@platen/ordering/order-findings';
import { orderRulesOf } from '@platen/ordering/order-rules';
import { orderTemplateOf } from '@platen/ordering/order-template';
import { readOrders } from '@platen/ordering/read-orders';
import { toRequest } from './form-order-request.ts';
import type { OrderDraft } from './order-draft.ts';

/**
 * What is wrong with the drafts, all of it at once, by the rules that the server has. What only the server knows is left
 * to it: whose a file is, and which numbers are taken.
 */
export function checkDrafts(
  template: SkuTemplate,
  drafts: readonly OrderDraft[],
  shipping?: ShippingRules,
): readonly FieldFinding[] {
  const path = ['orders_attributes'];
  const found = new OrderFindings();
  const rows = readOrders(toRequest(template, drafts, []).orders_attributes, path, found);
  checkOrders(orderRulesOf(orderTemplateOf(template), undefined, shipping), rows, path, found);
  checkNumbers(rows, found);
  return found.all();
}
