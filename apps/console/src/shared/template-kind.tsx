import type { TemplateKind } from '@platen/model/sku-templates';
import { KindTag, type Tone } from '../ui/state-tag.tsx';
import { defineTexts, useText } from '../ui/text.ts';

/** What the three kinds of templates, and of the orders made from them, are called and look like on every screen. */
const tones: Record<TemplateKind, Tone> = { micro_custom: 'rose', form_order: 'primary', batch_order: 'info' };

const kindTexts = defineTexts({
  en: { micro_custom: 'Micro custom', form_order: 'Form order', batch_order: 'Batch order' },
  zh: { micro_custom: '微定制', form_order: '表单订单', batch_order: '批量订单' },
});

export function useKindLabel(): (kind: TemplateKind) => string {
  const t = useText(kindTexts);
  return (kind) => t(kind);
}

export function TemplateKindTag({ kind }: { kind: TemplateKind }) {
  const label = useKindLabel();
  return <KindTag tone={tones[kind]}>{label(kind)}</KindTag>;
}
