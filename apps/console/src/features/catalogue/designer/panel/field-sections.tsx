import type { LayerNode } from '@platen/design/editor/layer-nodes';
import { referenceChoices } from '@platen/design/editor/references';
import { fieldValue, layerValue } from '@platen/design/layer-items';
import { type Layer, layerKindOf } from '@platen/design/layers/index';
import {
  type Field,
  type FieldKind,
  type FieldValues,
  type ItemValue,
  isFieldShown,
  type NamedItemValue,
  type NamedTextValue,
} from '@platen/model/fields/fields';
import { FieldEditor } from '../../../../ui/fields/field-editor.tsx';
import { FieldServicesProvider, useFieldServices } from '../../../../ui/fields/field-services.ts';
import { useText } from '../../../../ui/text.ts';
import { designerTexts } from '../designer.messages.ts';
import { DenseControls } from './dense-controls.tsx';
import { ItemCard } from './item-card.tsx';
import { ImageItems, TextItems } from './item-lists.tsx';
import type { ItemKind } from './item-options.tsx';
import styles from './panel.module.css';

interface Props {
  layer: Layer;
  parent: LayerNode | undefined;
  onChange: (key: string, value: unknown) => void;
}

const itemKinds: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'image_item',
  'text_item',
  'color_item',
  'font_item',
  'template_item',
  'image_list',
  'text_list',
]);

/** The fields of the layer's kind: what customers may fill in, and how it looks. */
export function FieldSections({ layer, parent, onChange }: Props) {
  const t = useText(designerTexts);
  const services = useFieldServices();
  const { fields } = layerKindOf(layer);
  const items = fields.filter(({ kind }) => itemKinds.has(kind));
  const valueOf = (key: string) => fieldValue(layer, key);
  const looks = fields.filter((field) => !itemKinds.has(field.kind) && isFieldShown(field, valueOf));
  const references = parent && {
    images: referenceChoices(parent, 'images'),
    texts: referenceChoices(parent, 'texts'),
    template: referenceChoices(parent, 'template'),
  };
  return (
    <FieldServicesProvider value={{ ...services, ...(references && { references }) }}>
      {items.length > 0 && (
        <section className={styles.section} aria-label={t('customItems')}>
          <header className={styles.title}>
            <h3>{t('customItems')}</h3>
          </header>
          {items.map((field) => (
            <ItemField
              key={`${layer.id} ${field.key}`}
              layer={layer}
              field={field}
              onChange={(next) => onChange(field.key, next)}
            />
          ))}
        </section>
      )}
      {looks.length > 0 && (
        <section className={styles.section} aria-label={t('style')}>
          <header className={styles.title}>
            <h3>{t('style')}</h3>
          </header>
          <div className={styles.fields}>
            <DenseControls>
              {looks.map((field) => (
                <FieldEditor
                  key={`${layer.id} ${field.key}`}
                  field={field}
                  value={valueOf(field.key) as FieldValues[FieldKind]}
                  onChange={(next) => onChange(field.key, next)}
                  errorsAt={() => []}
                  siblingValue={valueOf}
                />
              ))}
            </DenseControls>
          </div>
        </section>
      )}
    </FieldServicesProvider>
  );
}

interface ItemFieldProps {
  layer: Layer;
  field: Field;
  onChange: (next: unknown) => void;
}

function ItemField({ layer, field, onChange }: ItemFieldProps) {
  const value = layerValue(layer, field.key);
  if (field.kind === 'image_list') {
    return <ImageItems layer={layer} items={value as readonly NamedItemValue[]} onChange={onChange} />;
  }
  if (field.kind === 'text_list') {
    return <TextItems layer={layer} texts={value as readonly NamedTextValue[]} onChange={onChange} />;
  }
  return (
    <ItemCard
      layer={layer}
      kind={field.kind as ItemKind}
      label={field.label}
      item={value as ItemValue}
      onChange={onChange}
    />
  );
}
