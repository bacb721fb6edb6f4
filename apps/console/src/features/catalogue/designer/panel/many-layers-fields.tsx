import { changeTree, setProperty } from '@platen/design/editor/editor-actions';
import { orderEditability, setEditableInOrders } from '@platen/design/editor/layer-actions';
import { type SharedField, setSharedField, sharedFields } from '@platen/design/editor/shared-fields';
import { placementFields } from '@platen/design/layers/common-fields';
import type { Layer } from '@platen/design/layers/index';
import type { FieldKind, FieldValues } from '@platen/model/fields/fields';
import { textIn } from '@platen/model/text/locale';
import { Switch } from 'antd';
import { useLocale } from 'use-intl';
import { FieldEditor } from '../../../../ui/fields/field-editor.tsx';
import { useText } from '../../../../ui/text.ts';
import { designerTexts } from '../designer.messages.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { DenseControls } from './dense-controls.tsx';
import { NumberBox } from './number-box.tsx';
import styles from './panel.module.css';
import { placementIcons } from './placement-icons.tsx';

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
export function ManyLayersFields({ layers }: { layers: readonly Layer[] }) {
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
