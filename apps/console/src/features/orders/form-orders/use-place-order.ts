import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { ShippingRules } from '@platen/model/shipping-settings';
import { loadingMinMs } from '../../../ui/timing.ts';
import { useNavigate } from '@tanstack/react-router';
import { type Dispatch, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { formOrderLink } from '../../../shared/orders/form-order-kinds.ts';
import { useOrdersChanged } from '../../../shared/orders/order-changes.ts';
import { createIntentKey } from '../../../shared/request/intent-key.ts';
import { atLeast } from '../../../ui/at-least.ts';
import { type Failure, toFailure } from '../../../ui/failure.ts';
import { showSuccess } from '../../../ui/feedback.tsx';
import { useText } from '../../../ui/text.ts';
import { checkDrafts } from './draft/check-drafts.ts';
import { placeFindings, type PlacedRefusal, placeRefusal } from './draft/draft-errors.ts';
import type { DraftChange, DraftState } from './draft/draft-state.ts';
import { draftWordsIn } from './draft/draft-words.ts';
import { toRequest } from './draft/form-order-request.ts';
import { isBlank, type OrderDraft } from './draft/order-draft.ts';
import { createFormOrder } from './form-orders.api.ts';
import { formOrderFormTexts } from './form-orders-form.messages.ts';

interface Options {
  template: SkuTemplate | undefined;
  shipping: ShippingRules | undefined;
  state: DraftState;
  tags: readonly string[];
  change: Dispatch<DraftChange>;
  /** Before the screen is left: what was typed is stored now. */
  onPlaced: () => void;
}

/** What is sent: rows in which nothing was entered are only there to be filled. */
function filledDrafts(drafts: readonly OrderDraft[]): readonly OrderDraft[] {
  const filled = drafts.filter((draft) => !isBlank(draft));
  return filled.length > 0 ? filled : drafts;
}

/** What was found here was never sent: there is no answer to it. */
const notSent: Failure = { message: '', status: 0, requestId: undefined, fields: [] };

/** Checks and sends a form order. Whatever is refused goes to its row and place, and nothing that was typed is lost. */
export function usePlaceOrder({ template, shipping, state, tags, change, onPlaced }: Options) {
  const t = useText(formOrderFormTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const changed = useOrdersChanged();
  const [intent] = useState(createIntentKey);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ failure: Failure; lines: readonly string[] }>();
  const isRunning = useRef(false);

  function show({ errors, rest }: PlacedRefusal, failure: Failure) {
    change({ type: 'refuse', errors });
    setRefusal(rest.length > 0 ? { failure, lines: rest } : undefined);
  }

  async function send(ordered: SkuTemplate, drafts: readonly OrderDraft[]) {
    const request = toRequest(ordered, drafts, tags);
    const call = createFormOrder(request, { idempotencyKey: intent.keyFor(request) });
    const { form_order } = await atLeast(call, loadingMinMs);
    intent.fulfilled();
    onPlaced();
    showSuccess(t('created', { no: form_order.no }));
    await navigate(formOrderLink(ordered.kind, form_order.id));
    await changed();
  }

  /** Whether it was sent and taken. */
  async function place(): Promise<boolean> {
    if (!template || isRunning.current) return false;
    const drafts = filledDrafts(state.drafts);
    const sent = { drafts, itemKeys: template.excel_config.map(({ key }) => key) };
    const findings = checkDrafts(template, drafts, shipping);
    show(placeFindings(findings, sent, draftWordsIn(locale, template)), notSent);
    if (findings.length > 0) return false;
    isRunning.current = true;
    setBusy(true);
    try {
      await send(template, drafts);
      return true;
    } catch (cause) {
      const failure = toFailure(cause);
      show(placeRefusal(failure, sent), failure);
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, refusal, place };
}
