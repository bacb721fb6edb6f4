import { formatFen } from '@platen/model/money/money';
import type { FormOrder } from '@platen/model/orders/form-orders';
import { type ButtonMove, buttonMoves, buttonOf } from '@platen/model/orders/lifecycle/order-moves';
import { fillIn, textIn } from '@platen/model/text/locale';
import { type ReactNode, useState } from 'react';
import { useLocale } from 'use-intl';
import { useOrdersChanged } from '../../../../shared/orders/order-changes.ts';
import { useParty } from '../../../../shared/orders/use-party.ts';
import { useCan } from '../../../../shared/session/abilities.tsx';
import type { BatchAction } from '../../../../ui/list/list.types.ts';
import { type TranslatorOf, useText } from '../../../../ui/text.ts';
import { deleteFormOrder, moveFormOrder, refundFormOrder } from '../form-orders.api.ts';
import { formOrdersTexts } from '../form-orders.messages.ts';
import { ConfirmDialog } from './confirm.dialog.tsx';
import { forEachRow } from './for-each.ts';
import { canEverRun, canRunAs, type FormOrderAction, isButtonMove } from './form-order-moves.ts';
import { totalFen } from './money-total.ts';
import { RefundDialog } from './refund.dialog.tsx';
import { useBatchActionReport } from './use-batch-action-report.ts';
import { usePayment } from './use-payment.tsx';

type BatchActionName = Exclude<FormOrderAction, 'edit'>;
type Part = {
  label: string;
  isDanger?: boolean;
  /** `note`: which of the selected form orders are left out, for actions that have a dialog of their own. */
  run: (rows: readonly FormOrder[], note: string | undefined) => Promise<unknown>;
  question?: (rows: readonly FormOrder[]) => { title: string; text: string; warning?: string } | undefined;
};

const batchActionNames: readonly BatchActionName[] = ['pay', 'confirm', 'refund', ...buttonMoves, 'delete'];

/** The actions for the selected form orders, each applied only to those for which it is possible. */
export function useFormOrderBatchActions(): { batchActions: BatchAction<FormOrder>[]; dialogs: ReactNode } {
  const t = useText(formOrdersTexts);
  const locale = useLocale();
  const can = useCan();
  const party = useParty();
  const mayAct = canRunAs(party, can);
  const changed = useOrdersChanged();
  const report = useBatchActionReport();
  const payment = usePayment();
  const [refunding, setRefunding] = useState<readonly FormOrder[]>();
  const [confirming, setConfirming] = useState<{ formOrders: readonly FormOrder[]; note: string | undefined }>();

  const each =
    (act: (formOrder: FormOrder) => Promise<unknown>, oneDone: string) => async (rows: readonly FormOrder[]) => {
      const result = await forEachRow(rows, act);
      await changed();
      report(result, oneDone);
    };

  const count = (rows: readonly FormOrder[]) => ({ count: String(rows.length) });
  const parts: Record<Exclude<BatchActionName, ButtonMove>, Part> = {
    pay: { label: t('pay'), run: (rows, note) => payment.openDialog(rows, note) },
    confirm: { label: t('confirm'), run: async (formOrders, note) => setConfirming({ formOrders, note }) },
    refund: {
      label: t('refund'),
      isDanger: true,
      ...(party === 'staff'
        ? { run: async (rows) => setRefunding(rows) }
        : {
            question: (rows) => ({
              title: t('refundManyTitle', count(rows)),
              text: t('refundText', { amount: formatFen(totalFen(rows)) }),
            }),
            run: each(({ id }) => refundFormOrder(id, ''), t('refunded')),
          }),
    },
    delete: {
      label: t('delete'),
      isDanger: true,
      question: (rows) => ({ title: t('deleteManyTitle', count(rows)), text: t('deleteManyText') }),
      run: each(({ id }) => deleteFormOrder(id), t('deleted')),
    },
  };

  const buttonPart = (move: ButtonMove): Part => {
    const { label, isDanger, manyTitle, text, done } = buttonOf(move);
    return {
      label: textIn(label, locale),
      isDanger,
      question: (rows) => ({ title: fillIn(manyTitle, count(rows), locale), text: textIn(text, locale) }),
      run: each(({ id }) => moveFormOrder(id, move), textIn(done, locale)),
    };
  };

  const batchActions = batchActionNames
    .filter((act) => canEverRun(act, party, can))
    .map((act) => toBatchAction(act, isButtonMove(act) ? buttonPart(act) : parts[act], (row) => mayAct(act, row), t));

  const dialogs = (
    <>
      {payment.dialog}
      {confirming && <ConfirmDialog {...confirming} onClose={() => setConfirming(undefined)} />}
      {refunding && <RefundDialog formOrders={refunding} onClose={() => setRefunding(undefined)} />}
    </>
  );
  return { batchActions, dialogs };
}

function toBatchAction(
  act: BatchActionName,
  { label, isDanger = false, question, run }: Part,
  isPossible: (formOrder: FormOrder) => boolean,
  t: TranslatorOf<typeof formOrdersTexts>,
): BatchAction<FormOrder> {
  const possible = (rows: readonly FormOrder[]) => rows.filter(isPossible);
  const noteOf = (rows: readonly FormOrder[]) => {
    const left = rows.length - possible(rows).length;
    return left > 0 ? t('someLeft', { left }) : undefined;
  };
  return {
    key: act,
    label,
    isDanger,
    isDisabled: (rows) => possible(rows).length === 0,
    // The action itself reports the result with its counts.
    success: false,
    ...(question && {
      confirm: (rows) => {
        const confirmation = question(possible(rows));
        if (!confirmation) return undefined;
        return {
          ...confirmation,
          text: [confirmation.text, noteOf(rows)].filter(Boolean).join(' '),
          okText: label,
        };
      },
    }),
    run: (rows) => run(possible(rows), noteOf(rows)),
  };
}
