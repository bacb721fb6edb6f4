import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { OrderValues } from '@platen/design/apply-order';
import { type DrawingPlan, planDrawing, screenOutputOf } from '@platen/design/drawing-plan';
import { sampleOrder, sampleSize } from '@platen/design/drawn-order';
import type { DesignDocument } from '@platen/design/editor/design-document';
import type { TemplateConfig } from '@platen/design/template';
import { listsOf } from './template-document.ts';

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
