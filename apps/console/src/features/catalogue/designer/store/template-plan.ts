import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { type DrawingPlan, planDrawing, screenOutputOf } from '@platen/design/drawing-plan';
import { sampleOrder, sampleSize } from '@platen/design/drawn-order';
import { currentConfig, documentOf, type Editor } from '@platen/design/editor/editor';
import type { TemplateConfig } from '@platen/design/template';
import { listsOf } from './template-document.ts';

type TemplateFacts = Pick<SkuTemplate, 'kind' | 'dpi_value' | 'size_prices'>;

/** The recipe of the image that the canvas shows: the server's own for this template. */
export function planOfTemplate(
  editor: Editor,
  { kind, dpi_value, size_prices }: TemplateFacts,
): DrawingPlan | undefined {
  const config = currentConfig(editor) as TemplateConfig | undefined;
  if (!config) return undefined;
  const lists = listsOf(documentOf(editor));
  const size = sampleSize(
    config,
    size_prices.map((each) => each.size),
  );
  const image = { role: config.type, position: 0, config };
  return planDrawing({ kind, dpi_value, ...lists }, sampleOrder({ size }), image, screenOutputOf[config.type]);
}
