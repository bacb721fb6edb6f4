import type { Order } from '@platen/contract/orders/order';
import { openEditor, withSession } from '@platen/design/editor/editor';
import { showConfig } from '@platen/design/editor/editor-actions';
import type { Locale } from '@platen/model/text/locale';
import type { EditorStore } from '../store/editor-store.ts';
import { initialStage, openDesignerStore } from '../store/open-designer-store.ts';
import { documentOfOrder, firstEditableConfig } from './order-document.ts';

/** Opens an order in the editor, at the first image that has something to edit. */
export function openOrderStore(order: Order, locale: Locale): EditorStore {
  const document = documentOfOrder(order);
  const setup = {
    templateKind: order.sku_template_kind,
    dpi: order.sku_template_dpi_value,
    initialValues: order.values,
    locale,
    fonts: order.font_libraries,
  };
  const opened = showConfig(openEditor(document, setup, initialStage), firstEditableConfig(document));
  return openDesignerStore(withSession(opened, { showsGuides: false }), locale);
}
