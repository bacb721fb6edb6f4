import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import { templateKindTexts } from '@platen/model/catalogue/template-kinds';
import { textIn } from '@platen/model/text/locale';
import type { Tone } from '@platen/model/text/tone';
import { useLocale } from 'use-intl';
import { KindTag } from '../ui/state-tag.tsx';

/** The labels and tones of the three kinds of templates and orders, the same on every screen. */
const tones: Record<TemplateKind, Tone> = { micro_custom: 'rose', form_order: 'primary', batch_order: 'info' };

export function useKindLabel(): (kind: TemplateKind) => string {
  const locale = useLocale();
  return (kind) => textIn(templateKindTexts[kind], locale);
}

export function TemplateKindTag({ kind }: { kind: TemplateKind }) {
  const label = useKindLabel();
  return <KindTag tone={tones[kind]}>{label(kind)}</KindTag>;
}
