import type { Order } from '@platen/contract/orders/order';
import type { DesignDocument } from '@platen/design/editor/design-document';
import { documentOf } from '@platen/design/editor/editor';
import type { TemplateConfig } from '@platen/design/template';
import { createContext, use, useEffect, useState } from 'react';
import { useOrdersChanged } from '../../../../shared/orders/order-changes.ts';
import { toFailure } from '../../../../ui/failure.ts';
import { showFailureMessage, showSuccess } from '../../../../ui/feedback.tsx';
import { useText } from '../../../../ui/text.ts';
import { designOrder } from '../designer.api.ts';
import { useSaving } from '../saving/use-saving.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { type EditError, locateEditErrors } from './edit-errors.ts';
import { orderDesignerTexts } from './order.messages.ts';
import { editOf } from './order-document.ts';

/** Saves the design of an order, and keeps what the server refused until something is changed. */
export function useOrderSaving(store: EditorStore, order: Order) {
  const t = useText(orderDesignerTexts);
  const changed = useOrdersChanged();
  const [errors, setErrors] = useState<readonly EditError[]>([]);
  useEffect(() => {
    let document = documentOf(store.get());
    return store.subscribe(() => {
      if (documentOf(store.get()) === document) return;
      document = documentOf(store.get());
      setErrors([]);
    });
  }, [store]);

  async function send(saved: DesignDocument, now: DesignDocument): Promise<boolean> {
    const edit = editOf(saved, now);
    if (Object.keys(edit).length === 0) return true;
    try {
      await designOrder(order.id, edit);
    } catch (cause) {
      const failure = toFailure(cause);
      const located = locateEditErrors(failure, edit, now.configs as readonly TemplateConfig[]);
      setErrors(located.errors);
      const lines = located.rest.length > 0 ? located.rest : located.errors.map(({ message }) => message);
      showFailureMessage(
        Object.assign(new Error([...new Set(lines)].join('\n')), { requestId: failure.requestId }),
        t('cannotSave'),
      );
      return false;
    }
    showSuccess(t('saved'));
    void changed();
    return true;
  }

  return { ...useSaving(store, send), errors };
}

/** What the server refused in the last save, until something is changed. */
export const OrderErrorsContext = createContext<readonly EditError[]>([]);

/** The errors of the fields of one layer. */
export function useLayerErrors(configId: string, layerId: string): (field: string) => string[] {
  const errors = use(OrderErrorsContext);
  return (field) =>
    errors
      .filter((each) => each.configId === configId && each.layerId === layerId && each.field === field)
      .map(({ message }) => message);
}
