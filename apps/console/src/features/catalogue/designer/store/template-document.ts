import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { OrderValues } from '@platen/design/apply-order';
import { type DrawingPlan, planDrawing, screenOutputOf } from '@platen/design/drawing-plan';
import { sampleOrder, sampleSize } from '@platen/design/drawn-order';
import type { CanvasConfig, DesignDocument } from '@platen/design/editor/design-document';
import { isModified } from '@platen/design/editor/saving';
import type { DesignLists } from '@platen/design/order-images';
import { starterImages } from '@platen/design/starter-images';
import { configListOf, type TemplateConfig, templateTypes } from '@platen/design/template';
import type { Locale } from '@platen/model/text/locale';

/** The body of a save: the lists that changed, and the fonts if they changed. */
export type DesignUpdate = { -readonly [List in keyof DesignLists]?: TemplateConfig[] } & {
  font_library_ids?: number[];
  base_updated_at?: string;
};

type SavedDesign = DesignLists & Pick<SkuTemplate, 'font_library_ids'>;

/** A template as a document: its canvases in one list, grouped by type. */
export function documentOfTemplate(template: SavedDesign): DesignDocument {
  return {
    configs: templateTypes.flatMap((type) => template[configListOf[type]]),
    fontLibraryIds: template.font_library_ids,
  };
}

/** The document that a template is opened with; if no image was saved yet, with the images that a new design starts with. */
export function initialDocument(template: SkuTemplate, locale: Locale): DesignDocument {
  const saved = documentOfTemplate(template);
  if (saved.configs.length > 0) return saved;
  return documentOfTemplate({ ...starterImages(template, locale), font_library_ids: template.font_library_ids });
}

/** The canvases back in their lists. */
export function listsOf({ configs }: Pick<DesignDocument, 'configs'>): DesignLists {
  const ofType = (type: TemplateConfig['type']) => configs.filter((config) => config.type === type).map(toSaved);
  return {
    production_image_configs: ofType('production'),
    effect_image_configs: ofType('effect'),
    custom_area_configs: ofType('custom'),
  };
}

/** A canvas shares its layers with others, so neither the document nor the body may modify them. */
function toSaved(config: CanvasConfig): TemplateConfig {
  return config as TemplateConfig;
}

/** What differs from the stored document. */
export function updateOf(saved: DesignDocument, now: DesignDocument): DesignUpdate {
  const [before, after] = [listsOf(saved), listsOf(now)];
  const update: DesignUpdate = {};
  for (const list of Object.values(configListOf)) {
    if (isModified({ ...saved, configs: before[list] }, { ...saved, configs: after[list] }))
      update[list] = [...after[list]];
  }
  const { fontLibraryIds } = now;
  const hasSameFonts = fontLibraryIds.join() === saved.fontLibraryIds.join();
  return hasSameFonts ? update : { ...update, font_library_ids: [...fontLibraryIds] };
}

type TemplateFacts = Pick<SkuTemplate, 'kind' | 'dpi_value' | 'size_prices'>;

/** The values of an order to preview the template with. */
export interface ProofOrder {
  readonly size: string;
  readonly values: OrderValues;
}

/** The drawing plan of one image of a template: the server's own. */
export function planOfTemplate(
  document: DesignDocument,
  configId: string,
  { kind, dpi_value, size_prices }: TemplateFacts,
  order?: ProofOrder,
): DrawingPlan | undefined {
  const config = document.configs.find(({ id }) => id === configId) as TemplateConfig | undefined;
  if (!config) return undefined;
  const usual = sampleSize(
    config,
    size_prices.map((each) => each.size),
  );
  const sample = sampleOrder({ size: order?.size || usual, values: order?.values ?? {} });
  const image = { role: config.type, position: 0, config };
  return planDrawing({ kind, dpi_value, ...listsOf(document) }, sample, image, screenOutputOf[config.type]);
}
