import type { Order, OrderDesignEdit } from '@platen/contract/orders/order';
import { type DrawingPlan, type PrintedDesign, planDrawing, screenOutputOf } from '@platen/design/drawing-plan';
import { drawnOrder } from '@platen/design/drawn-order';
import type { DesignDocument } from '@platen/design/editor/design-document';
import { openEditor, withSession } from '@platen/design/editor/editor';
import { showConfig } from '@platen/design/editor/editor-actions';
import { isModified } from '@platen/design/editor/saving';
import { configListOf, fitsSize, type TemplateConfig, type TemplateType } from '@platen/design/template';
import { walkLayers } from '@platen/design/tree';
import { customItemPrefix } from '@platen/model/orders/form-orders';
import type { Locale } from '@platen/model/text/locale';
import { type EditorStore, initialStage, openDesignerStore } from '../store/editor-store.ts';
import { listsOf } from '../store/template-document.ts';

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

/** The image to open an order with: the first one of its size that has something to edit. */
export function firstEditableConfig(configs: readonly TemplateConfig[], size: string): string {
  const ofSize = configs.filter((config) => fitsSize(config, size));
  const found = ofSize.find(({ layers }) => [...walkLayers(layers)].some((layer) => layer.can_design_in_order));
  return (found ?? ofSize[0] ?? configs[0])?.id ?? '';
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

/** What an order is drawn from while it is edited. */
export function designOf(document: DesignDocument, order: Order): PrintedDesign {
  return { kind: order.sku_template_kind, dpi_value: order.sku_template_dpi_value, ...listsOf(document) };
}

/**
 * The drawing plan of one image of an order with its unsaved changes. It is the server's own plan, so the preview
 * matches what will be printed. Images that this image shows are drawn with their unsaved changes too. @param timeZone
 * the factory's
 */
export function planOfOrder(
  document: DesignDocument,
  configId: string,
  order: Order,
  timeZone: string,
): DrawingPlan | undefined {
  const config = document.configs.find(({ id }) => id === configId) as TemplateConfig | undefined;
  if (!config) return undefined;
  const position = document.configs.filter(({ type }) => type === config.type).indexOf(config);
  const suppliedUrls = order.production_images.map(({ url }) => url);
  // Each image holds its own changes.
  const now = { ...order, values: document.orderValues ?? {}, layer_diff: {}, suppliedUrls };
  const image = { role: config.type, position, config };
  return planDrawing(designOf(document, order), drawnOrder(now, timeZone), image, screenOutputOf[config.type]);
}

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
  const opened = showConfig(
    openEditor(document, setup, initialStage),
    firstEditableConfig(document.configs, order.size),
  );
  return openDesignerStore(withSession(opened, { showsGuides: false }), locale);
}
