import type { Order } from '@platen/contract/orders/order';
import { labelsOf } from '@platen/design/counterparts';
import { currentConfig, documentOf, layersOf } from '@platen/design/editor/editor';
import { setOrderValues } from '@platen/design/editor/editor-actions';
import { select } from '@platen/design/editor/selection';
import { orderRows } from '@platen/design/editor/tree-rows';
import { type Layer, layerKindOf } from '@platen/design/layers/index';
import { textIn } from '@platen/model/text/locale';
import { Tag } from 'antd';
import { PanelLeft } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useLocale } from 'use-intl';
import { fieldOfItem } from '../../../../shared/fields/custom-item-field.ts';
import { FieldEditor } from '../../../../ui/fields/field-editor.tsx';
import { useText } from '../../../../ui/text.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { useEditor, useEditorStore } from '../store/editor-store.ts';
import { LayerIcon } from '../tree/layer-icon.tsx';
import { orderDesignerTexts } from './order.messages.ts';
import styles from './order.module.css';
import { useReplacementCheck } from './use-replacement-check.ts';

/** Beside the canvas of an order: its editable layers and its values. */
export function OrderSide({ order }: { order: Order }) {
  return (
    <div className={styles.side}>
      <OrderLayers initialValues={order.values} />
      <OrderValuesForm items={order.human_excel_config} />
    </div>
  );
}

function OrderLayers({ initialValues }: { initialValues: Order['values'] }) {
  const t = useText(orderDesignerTexts);
  const locale = useLocale();
  const store = useEditorStore();
  const layers = useDeferredValue(useEditor(layersOf));
  const selection = useEditor(({ session }) => session.selection);
  const diff = useEditor((editor) => currentConfig(editor)?.layer_diff);
  const values = useEditor((editor) => documentOf(editor).orderValues);
  const rows = orderRows(layers);
  const isChanged = (layer: Layer) =>
    diff?.[layer.id] !== undefined ||
    labelsOf(layer).some((label) => (values?.[label] ?? '') !== (initialValues[label] ?? ''));
  return (
    <section aria-label={t('layers')}>
      <header className={styles.head}>
        <h2>{t('layers')}</h2>
        <span className={styles.note}>{t('layersNote', { count: String(rows.length) })}</span>
        <CommandButton id="toggle_left_panel" icon={<PanelLeft aria-hidden />} />
      </header>
      {rows.length === 0 && <p className={styles.empty}>{t('noLayers')}</p>}
      <ul className={styles.layers}>
        {rows.map(({ layer }) => {
          const kind = textIn(layerKindOf(layer).label, locale);
          return (
            <li key={layer.id}>
              <button
                type="button"
                className={styles.layer}
                aria-pressed={selection.includes(layer.id)}
                onClick={() => store.act((editor) => select(editor, [layer.id]))}
              >
                <LayerIcon type={layer.type} />
                <span>
                  <b>{layer.name || kind}</b>
                  <small>{kind}</small>
                </span>
                {isChanged(layer) && <Tag color="processing">{t('changed')}</Tag>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The values of the order, which all images show. */
function OrderValuesForm({ items }: { items: Order['human_excel_config'] }) {
  const t = useText(orderDesignerTexts);
  const store = useEditorStore();
  const values = useEditor((editor) => documentOf(editor).orderValues);
  const checkReplacement = useReplacementCheck();
  return (
    <section className={styles.values} aria-label={t('values')}>
      <h2>{t('values')}</h2>
      {items.length === 0 && <p className={styles.empty}>{t('noValues')}</p>}
      {items.map((item) => (
        <FieldEditor
          key={item.key}
          field={fieldOfItem(item)}
          value={values?.[item.label] ?? ''}
          onChange={(next) => {
            if (item.type === 'image') checkReplacement(values?.[item.label] ?? '', next as string);
            store.act((editor, timeMs) => setOrderValues(editor, { [item.label]: next as string }, timeMs));
          }}
          errorsAt={() => []}
          siblingValue={() => undefined}
        />
      ))}
    </section>
  );
}
