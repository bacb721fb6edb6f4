import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { FieldFinding } from '@platen/model/errors/field-findings';
import type { ShippingRules } from '@platen/model/factory/shipping-settings';
import { orderLengthMax } from '@platen/model/orders/form-orders';
import type { OrderNumber } from '@platen/model/orders/order-number';
import { checkAmount, checkNumbers, checkOrders } from '@platen/ordering/check-orders';
import { OrderFindings } from '@platen/ordering/order-findings';
import { orderRulesOf } from '@platen/ordering/order-rules';
import { orderTemplateOf } from '@platen/ordering/order-template';
import { readOrders } from '@platen/ordering/read-orders';
import type { Steps } from '@platen/ordering/steps';
import { toAttributes } from './form-order-request.ts';
import type { OrderDraft } from './order-draft.ts';

/** The findings of one draft, and what it would cost. */
interface CheckedDraft {
  /** Their paths are relative to the order. */
  readonly findings: readonly FieldFinding[];
  readonly amountFen: number;
}

export type CheckDraft = (draft: OrderDraft) => CheckedDraft;

/** Checks a draft by the server's own rules, and caches the result: unchanged rows are not checked again. */
export function draftChecker(template: SkuTemplate, shipping?: ShippingRules): CheckDraft {
  const rules = orderRulesOf(orderTemplateOf(template), undefined, shipping);
  const known = new WeakMap<OrderDraft, CheckedDraft>();
  return (draft) => {
    const before = known.get(draft);
    if (before) return before;
    const found = new OrderFindings();
    const rows = readOrders([toAttributes(template, draft)], [], found);
    const [order] = checkOrders(rules, rows, [], found);
    // Rules about all orders together are checked with all of them.
    const findings = found.all().filter(({ path }) => path.length > 0);
    const own = findings.map((each) => ({ ...each, path: each.path.slice(1) }));
    const checked = { findings: own, amountFen: order?.amountFen ?? 0 };
    known.set(draft, checked);
    return checked;
  };
}

/**
 * All findings of the drafts at once. Rules that only the server can check are left to it: who owns a file, and which
 * numbers are taken.
 */
export function* checkDraftsInSteps(check: CheckDraft, drafts: readonly OrderDraft[]): Steps<readonly FieldFinding[]> {
  const list = ['orders_attributes'];
  const findings: FieldFinding[] = [];
  let amountFen = 0;
  for (const [index, draft] of drafts.entries()) {
    const checked = check(draft);
    amountFen += checked.amountFen;
    findings.push(...checked.findings.map((each) => ({ ...each, path: [...list, index, ...each.path] })));
    yield;
  }
  const found = new OrderFindings();
  checkNumbers(
    drafts.map((draft, index) => ({ path: [...list, index], parts: numbersOf(draft) })),
    found,
  );
  checkAmount(amountFen, list, found);
  return [...findings, ...found.all()];
}

/** An invalid number is already reported. */
function numbersOf(draft: OrderDraft): Partial<OrderNumber> {
  const [no, sub_no] = [draft.no.trim(), draft.sub_no.trim()];
  return no === '' || no.length > orderLengthMax.no ? {} : { no, sub_no };
}
