import type { Order, OrderDesignEdit } from '@platen/contract/orders/order';
import type { DesignDocument } from '@platen/design/editor/design-document';
import { isModified } from '@platen/design/editor/saving';
import { configListOf, type TemplateConfig, type TemplateType } from '@platen/design/template';
import { walkLayers } from '@platen/design/tree';
import { customItemPrefix } from '@platen/model/orders/form-orders';

/** Effect images first: customers check them first. */
const types: readonly TemplateType[] = ['effect', 'custom', 'production'];

/** An order as a document: the images that it is drawn from, with its values and changes. */
export function documentOfOrder(order: Order): DesignDocument & { readonly configs: readonly TemplateConfig[] } {
  return {
    configs: types.flatMap((type) => order[configListOf[type]]),
    fontLibraryIds: order.font_libraries.map(({ id }) => id),
    orderValues: order.values,
  };
}

/** The image to open an order with: the first one that has something to edit. */
export function firstEditableConfig(document: DesignDocument): string {
  const found = document.configs.find(({ layers }) =>
    [...walkLayers(layers)].some((layer) => layer.can_design_in_order),
  );
  return found?.id ?? document.configs[0]?.id ?? '';
}

/** Everything that differs from the stored order, to be saved at once. */
export function editOf(saved: DesignDocument, now: DesignDocument): OrderDesignEdit {
  const before = saved.orderValues ?? {};
  const custom_fields = Object.entries(now.orderValues ?? {})
    .filter(([label, value]) => (before[label] ?? '') !== value)
    .map(([label, value]) => ({ key: customItemPrefix + label, value }));
  const edit: OrderDesignEdit = custom_fields.length > 0 ? { custom_fields } : {};
  for (const [index, config] of now.configs.entries()) {
    const was = saved.configs[index];
    if (was && !isModified({ ...saved, configs: [was] }, { ...saved, configs: [config] })) continue;
    (edit[configListOf[config.type]] ??= []).push({ id: config.id, layer_diff: config.layer_diff });
  }
  return edit;
}
