import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { ShippingRules } from '@platen/model/factory/shipping-settings';
import { useNavigate } from '@tanstack/react-router';
import { type Dispatch, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { formOrderLink } from '../../../../shared/orders/form-order-kinds.ts';
import { useOrdersChanged } from '../../../../shared/orders/order-changes.ts';
import type { IdempotencyKey } from '../../../../shared/request/idempotency-key.ts';
import { RequestError } from '../../../../shared/request/request-error.ts';
import { type Failure, toFailure } from '../../../../ui/failure.ts';
import { showSuccess } from '../../../../ui/feedback.tsx';
import { withMinDuration } from '../../../../ui/min-duration.ts';
import { runInSlices } from '../../../../ui/run-in-slices.ts';
import { useText } from '../../../../ui/text.ts';
import { loadingMinMs } from '../../../../ui/timing.ts';
import { checkDraftsInSteps, draftChecker } from '../draft/check-drafts.ts';
import { draftLabelsIn, locateFindings, locateRefusal } from '../draft/draft-errors.ts';
import type { DraftChange, DraftState } from '../draft/draft-state.ts';
import { toRequest } from '../draft/form-order-request.ts';
import { isBlank, type OrderDraft } from '../draft/order-draft.ts';
import { createFormOrder } from '../form-orders.api.ts';
import { formOrderFormTexts } from '../form-orders-form.messages.ts';

interface Options {
  template: SkuTemplate | undefined;
  shipping: ShippingRules | undefined;
  state: DraftState;
  tags: readonly string[];
  change: Dispatch<DraftChange>;
  intent: IdempotencyKey;
  /** Called before sending: if the response is lost, the same rows are sent with the same key. */
  onSend: () => Promise<unknown>;
  /** Called before the screen is left: the rows are stored on the server now. */
  onPlaced: () => Promise<unknown>;
}

/** The rows to send: blank rows are placeholders. */
function filledDrafts(drafts: readonly OrderDraft[]): readonly OrderDraft[] {
  const filled = drafts.filter((draft) => !isBlank(draft));
  return filled.length > 0 ? filled : drafts;
}

const sentOf = ({ excel_config }: SkuTemplate, drafts: readonly OrderDraft[]) => ({
  drafts,
  itemKeys: excel_config.map(({ key }) => key),
});

const hasNoResponse = (cause: unknown) => cause instanceof RequestError && cause.status === 0;

/** For local findings: nothing was sent, so there is no response. */
const localFailure: Failure = { message: '', status: 0, requestId: undefined, fields: [] };

/** Checks and sends a form order. Errors are shown at their cells, and no input is lost. */
export function usePlaceOrder({ template, shipping, state, tags, change, intent, onSend, onPlaced }: Options) {
  const t = useText(formOrderFormTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const changed = useOrdersChanged();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ failure: Failure; lines: readonly string[] }>();
  const isRunning = useRef(false);

  const showRefusal = (lines: readonly string[], failure: Failure) =>
    setRefusal(lines.length > 0 ? { failure, lines } : undefined);

  async function send(ordered: SkuTemplate, drafts: readonly OrderDraft[]) {
    const request = toRequest(ordered, drafts, tags);
    const idempotencyKey = intent.keyFor(request);
    await onSend();
    const { form_order } = await withMinDuration(createFormOrder(request, { idempotencyKey }), loadingMinMs);
    intent.fulfilled();
    await onPlaced();
    showSuccess(t('created', { no: form_order.no }));
    await navigate(formOrderLink(ordered.kind, form_order.id));
    await changed();
  }

  /** Whether our own checks find nothing. */
  async function isValid(ordered: SkuTemplate, drafts: readonly OrderDraft[]): Promise<boolean> {
    const findings = await runInSlices(checkDraftsInSteps(draftChecker(ordered, shipping), drafts));
    const { errors, rest } = locateFindings(findings, sentOf(ordered, drafts), draftLabelsIn(locale, ordered));
    change({ type: 'find', errors, checked: new Set(state.drafts.map(({ key }) => key)) });
    showRefusal(rest, localFailure);
    return findings.length === 0;
  }

  /** Resolves with whether the order was placed. */
  async function placeOrder(): Promise<boolean> {
    if (!template || isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    const drafts = filledDrafts(state.drafts);
    try {
      if (!(await isValid(template, drafts))) return false;
      // Only now is it known that nothing was sent: after a request that got no response it is not.
      if (!navigator.onLine) {
        showRefusal([t('offline')], localFailure);
        return false;
      }
      await send(template, drafts);
      return true;
    } catch (cause) {
      const failure = toFailure(hasNoResponse(cause) ? new Error(t('noResponse')) : cause);
      const { errors, rest } = locateRefusal(failure, sentOf(template, drafts));
      change({ type: 'refuse', errors });
      showRefusal(rest, failure);
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, refusal, placeOrder };
}
