import { setOrderChange } from '@platen/design/editor/editor-actions';
import { layerValue } from '@platen/design/layer-items';
import { placementFields } from '@platen/design/layers/common-fields';
import { type Layer, layerKindOf } from '@platen/design/layers/index';
import type { LayerChange, TemplateConfig } from '@platen/design/template';
import { findLayer } from '@platen/design/tree';
import { textIn } from '@platen/model/text/locale';
import { RotateCcw } from 'lucide-react';
import { useLocale } from 'use-intl';
import { useText } from '../../../../ui/text.ts';
import { IconButton } from '../../../../ui/upload/icon-button.tsx';
import panel from '../panel/panel.module.css';
import { useEditorStore } from '../store/editor-store.ts';
import { orderDesignerTexts } from './order.messages.ts';
import styles from './order.module.css';

/** What the order changed in a layer, each with a button to reset it. */
export function OrderDifferences({ config, layer }: { config: TemplateConfig; layer: Layer }) {
  const t = useText(orderDesignerTexts);
  const locale = useLocale();
  const store = useEditorStore();
  const change = Object.entries(config.layer_diff[layer.id] ?? {}) as [keyof LayerChange, unknown][];
  const original = findLayer(config.layers, layer.id);
  if (change.length === 0 || !original) return null;
  const fields = [...layerKindOf(layer).fields, ...placementFields];
  const labelOf = (key: string) => {
    const field = fields.find((each) => each.key === key);
    return field ? textIn(field.label, locale) : key;
  };
  return (
    <section className={panel.section} aria-label={t('difference')}>
      <header className={panel.title}>
        <h3>{t('difference')}</h3>
        <span className={styles.note}>{change.length}</span>
      </header>
      <ul className={styles.differences}>
        {change.map(([key, now]) => (
          <li key={key}>
            <span>{labelOf(key)}</span>
            <del>{shown(layerValue(original, key))}</del>
            <span>{shown(now)}</span>
            <IconButton
              label={t('restoreField', { field: labelOf(key) })}
              icon={<RotateCcw aria-hidden />}
              onClick={() =>
                store.act((editor, timeMs) => setOrderChange(editor, layer.id, { [key]: undefined }, timeMs))
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Formats numbers, sizes and flags for display; a URL would tell users nothing. */
function shown(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value === 'object' && value !== null && 'width' in value && 'height' in value) {
    return `${String(value.width)} × ${String(value.height)}`;
  }
  return '…';
}
