import { layersOf } from '@platen/design/editor/editor';
import { changeTree, setProperty } from '@platen/design/editor/editor-actions';
import { orderEditability, setEditableInOrders } from '@platen/design/editor/layer-actions';
import { findNodes } from '@platen/design/editor/layer-nodes';
import { select, toggleSelected } from '@platen/design/editor/selection';
import { type SharedField, setSharedField, sharedFields } from '@platen/design/editor/shared-fields';
import { placementFields } from '@platen/design/layers/common-fields';
import { type Layer, layerKindOf } from '@platen/design/layers/index';
import type { FieldKind, FieldValues } from '@platen/model/fields/fields';
import { textIn } from '@platen/model/text/locale';
import { Switch } from 'antd';
import { Copy, Layers, PanelRight, Trash2, X } from 'lucide-react';
import { useLocale } from 'use-intl';
import { FieldEditor } from '../../../../ui/fields/field-editor.tsx';
import { useText } from '../../../../ui/text.ts';
import { IconButton } from '../../../../ui/upload/icon-button.tsx';
import { CommandButton } from '../commands/command-button.tsx';
import { designerTexts } from '../designer.messages.ts';
import { useEditor, useEditorStore } from '../store/editor-store.ts';
import { LayerIcon } from '../tree/layer-icon.tsx';
import { AlignSection } from './align-section.tsx';
import { DenseControls } from './dense-controls.tsx';
import { NumberBox } from './number-box.tsx';
import styles from './panel.module.css';
import { placementIcons } from './position-section.tsx';

/** What can be done with several layers at once. */
export function ManyPanel() {
  const t = useText(designerTexts);
  const locale = useLocale();
  const store = useEditorStore();
  const selection = useEditor(({ session }) => session.selection);
  const layers = useEditor(layersOf);
  const nodes = findNodes(layers, selection);
  return (
    <>
      <header className={styles.head}>
        <Layers aria-hidden />
        <h2>{t('pickedCount', { count: nodes.length })}</h2>
        <CommandButton id="clone" icon={<Copy aria-hidden />} />
        <CommandButton id="delete" icon={<Trash2 aria-hidden />} />
        <CommandButton id="toggle_right_panel" icon={<PanelRight aria-hidden />} />
      </header>
      <div className={styles.body}>
        <AlignSection nodes={nodes} />
        <ManyLayersFields layers={nodes.map(({ layer }) => layer)} />
        <section className={styles.section} aria-label={t('inSelection')}>
          <header className={styles.title}>
            <h3>{t('inSelection')}</h3>
          </header>
          <ul className={styles.picked}>
            {nodes.map(({ layer }) => (
              <li key={layer.id}>
                <LayerIcon type={layer.type} />
                <button type="button" onClick={() => store.act((editor) => select(editor, [layer.id]))}>
                  {layer.name || textIn(layerKindOf(layer).label, locale)}
                </button>
                <span>
                  {Math.round(layer.width)} × {Math.round(layer.height)}
                </span>
                <IconButton
                  label={t('deselect')}
                  icon={<X aria-hidden />}
                  onClick={() => store.act((editor) => toggleSelected(editor, layer.id))}
                />
              </li>
            ))}
          </ul>
          <p className={styles.note}>{t('siblingsOnly')}</p>
        </section>
      </div>
    </>
  );
}

/** Shown where the layers have different values. */
const mixedValues: Partial<FieldValues> = {
  number: Number.NaN,
  text: '',
  color: '',
  font: '',
  choice: '',
  picture: '',
};

/** The fields that several layers share. A change applies to all of them. */
function ManyLayersFields({ layers }: { layers: readonly Layer[] }) {
  const t = useText(designerTexts);
  const locale = useLocale();
  const store = useEditorStore();
  const ids = layers.map(({ id }) => id);
  const shared = sharedFields(layers);
  const valueOf = ({ field, value }: SharedField) =>
    (value === undefined ? mixedValues[field.kind] : value) as FieldValues[FieldKind];
  return (
    <>
      <section className={styles.section} aria-label={t('position')}>
        <header className={styles.title}>
          <h3>{t('position')}</h3>
          <label className={styles.switch}>
            {t('editableInOrders')}
            <Switch
              size="small"
              checked={layers.every((layer) => orderEditability(layer) === 'all')}
              data-share={layers.every((layer) => orderEditability(layer) === 'none') ? 'none' : 'part'}
              onChange={(isOn) =>
                store.act((editor, timeMs) => changeTree(editor, (all) => setEditableInOrders(all, ids, isOn), timeMs))
              }
            />
          </label>
        </header>
        <div className={styles.frame}>
          {placementFields.map((field) => {
            if (field.kind === 'flag') return null;
            const values = new Set(layers.map((layer) => layer[field.key]));
            const [only = Number.NaN] = values.size === 1 ? [...values] : [];
            return (
              <NumberBox
                key={field.key}
                label={textIn(field.label, locale)}
                prefix={placementIcons[field.key]}
                placeholder={t('mixed')}
                value={only}
                min={field.min}
                max={field.max}
                unit={field.unit === '°' ? '°' : undefined}
                onChange={(next) => store.act((editor, timeMs) => setProperty(editor, ids, field.key, next, timeMs))}
              />
            );
          })}
        </div>
      </section>
      {shared.length > 0 && (
        <section className={styles.section} aria-label={t('sharedStyle')}>
          <header className={styles.title}>
            <h3>{t('sharedStyle')}</h3>
          </header>
          <div className={styles.fields}>
            <DenseControls>
              {shared.map((each) => (
                <FieldEditor
                  key={`${ids.join(' ')} ${each.field.key}`}
                  field={each.value === undefined ? { ...each.field, placeholder: t('mixed') } : each.field}
                  value={valueOf(each)}
                  onChange={(next) => store.act((editor, timeMs) => setSharedField(editor, ids, each, next, timeMs))}
                  errorsAt={() => []}
                  siblingValue={(key) => shared.find(({ field }) => field.key === key)?.value}
                />
              ))}
            </DenseControls>
          </div>
        </section>
      )}
    </>
  );
}
