import { formatYuan } from '@platen/model/money/money';
import type { FormOrder } from '@platen/model/orders/form-orders';
import { type ButtonMove, buttonOf, refundMoveFrom } from '@platen/model/orders/lifecycle/order-moves';
import { isDesignEditable } from '@platen/model/orders/lifecycle/order-states';
import { fillIn, textIn } from '@platen/model/text/locale';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { CircleArrowRight, CircleX, Factory, PencilRuler, Trash2, Undo2, Wallet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocale } from 'use-intl';
import { editorOriginAt } from '../../../../shared/orders/editor-origin.ts';
import { formOrderLink } from '../../../../shared/orders/form-order-kinds.ts';
import { useOrderFailure, useOrdersChanged } from '../../../../shared/orders/order-changes.ts';
import { useParty } from '../../../../shared/orders/use-party.ts';
import { api } from '../../../../shared/request/request.ts';
import { useCan } from '../../../../shared/session/abilities.tsx';
import type { Action } from '../../../../ui/actions/action.types.ts';
import { useText } from '../../../../ui/text.ts';
import { deleteFormOrder, moveFormOrder, refundFormOrder } from '../form-orders.api.ts';
import { formOrdersTexts } from '../form-orders.messages.ts';
import { ConfirmDialog } from './confirm.dialog.tsx';
import { canRunAs, type FormOrderAction, formOrderActions, isButtonMove } from './form-order-moves.ts';
import { RefundDialog } from './refund.dialog.tsx';
import { usePayment } from './use-payment.tsx';

/** The actions for one form order, by ability and by state, with the dialogs that they need. */
export function useFormOrderActions() {
  const t = useText(formOrdersTexts);
  const can = useCan();
  const party = useParty();
  const mayAct = canRunAs(party, can);
  const change = useOrderChange();
  const refundOwn = useOwnRefund(change);
  const buttonAction = useButtonAction(change);
  const payment = usePayment();
  const openEditor = useOpenEditor();
  const [refunding, setRefunding] = useState<readonly FormOrder[]>();
  const [confirming, setConfirming] = useState<readonly FormOrder[]>();

  const parts: Record<OtherAction, (formOrder: FormOrder, onDeleted?: () => unknown) => Omit<Action, 'key'>> = {
    pay: (formOrder) => ({
      label: t('pay'),
      icon: <Wallet aria-hidden />,
      run: () => payment.openDialog([formOrder]),
      success: false,
    }),
    confirm: (formOrder) => ({
      label: t('confirm'),
      icon: <Factory aria-hidden />,
      run: async () => setConfirming([formOrder]),
      success: false,
    }),
    edit: (formOrder) => ({
      label: t('edit'),
      icon: <PencilRuler aria-hidden />,
      run: () => openEditor(formOrder),
      success: false,
    }),
    refund: (formOrder) => ({
      label: t(refundMoveFrom(formOrder.state, 'staff') ?? 'refund'),
      icon: <Undo2 aria-hidden />,
      isDanger: true,
      // The factory gives a reason.
      ...(party === 'staff' ? { run: async () => setRefunding([formOrder]), success: false } : refundOwn(formOrder)),
    }),
    delete: ({ id, no, orders_count }, onDeleted) => ({
      label: t('delete'),
      icon: <Trash2 aria-hidden />,
      isDanger: true,
      confirm: {
        title: t('deleteTitle', { no }),
        text: t('deleteText', { count: orders_count }),
        okText: t('delete'),
      },
      // Navigates first: a detail screen that refetches a deleted record would flash an error.
      run: () => change(deleteFormOrder(id).then(onDeleted)),
      success: t('deleted'),
    }),
  };

  const dialogs: ReactNode = (
    <>
      {payment.dialog}
      {confirming && <ConfirmDialog formOrders={confirming} onClose={() => setConfirming(undefined)} />}
      {refunding && <RefundDialog formOrders={refunding} onClose={() => setRefunding(undefined)} />}
    </>
  );

  return {
    actionsOf: (formOrder: FormOrder, onDeleted?: () => unknown): Action[] =>
      formOrderActions
        .filter((act) => mayAct(act, formOrder))
        .map((act) => ({
          key: act,
          ...(isButtonMove(act) ? buttonAction(act, formOrder) : parts[act](formOrder, onDeleted)),
        })),
    dialogs,
  };
}

type OtherAction = Exclude<FormOrderAction, ButtonMove>;
type Change = (call: Promise<unknown>) => Promise<void>;

/** Shows a refusal, and refreshes what the change may have touched in any case. */
function useOrderChange(): Change {
  const changed = useOrdersChanged();
  const showFailure = useOrderFailure();
  return async (call) => {
    try {
      await call;
    } catch (cause) {
      showFailure(cause);
      throw cause;
    } finally {
      await changed();
    }
  };
}

/** The action of a move that its record describes completely. */
function useButtonAction(change: Change) {
  const locale = useLocale();
  return (move: ButtonMove, { id, no }: FormOrder): Omit<Action, 'key'> => {
    const { label, title, text, done, isDanger } = buttonOf(move);
    return {
      label: textIn(label, locale),
      icon: isDanger ? <CircleX aria-hidden /> : <CircleArrowRight aria-hidden />,
      isDanger,
      confirm: { title: fillIn(title, { no }, locale), text: textIn(text, locale), okText: textIn(label, locale) },
      run: () => change(moveFormOrder(id, move)),
      success: textIn(done, locale),
    };
  };
}

/** A customer takes back their own form order: no reason, but a confirmation with the amount. */
function useOwnRefund(change: Change) {
  const t = useText(formOrdersTexts);
  return (formOrder: FormOrder): Partial<Action> => ({
    confirm: {
      title: t('refundTitle', { no: formOrder.no }),
      text: t('refundText', { amount: formatYuan(formOrder.amount) }),
      okText: t('refund'),
    },
    run: () => change(refundFormOrder(formOrder.id, '')),
    success: t('refunded'),
  });
}

/** Opens the editor of a form order's first editable order, or its detail screen if none is editable any more. */
function useOpenEditor(): (formOrder: FormOrder) => Promise<void> {
  const navigate = useNavigate();
  const href = useLocation({ select: (location) => location.href });
  return async ({ id, sku_template }) => {
    const query = { form_order_id_eq: id, per_page: 20, order: 'created_at asc' } as const;
    const { data } = await api('GET /orders', { query, showError: true });
    const order = data.find(({ state }) => isDesignEditable(state));
    if (order) {
      const params = { id: String(order.sku_template_id), orderId: String(order.id) };
      await navigate({ to: '/editor/$id/orders/$orderId', params, state: editorOriginAt(href) });
    } else await navigate(formOrderLink(sku_template.kind, id));
  };
}
