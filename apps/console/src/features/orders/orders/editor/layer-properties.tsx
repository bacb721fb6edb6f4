import type { OrderValues } from '@platen/design/apply-order';
import { valuesBy } from '@platen/design/custom-values';
import type { Layer } from '@platen/design/layers/index';
import { layerKindOf } from '@platen/design/layers/index';
import { changeBy, type OfferedField, offeredFields } from '@platen/design/order-changes';
import type { LayerChange } from '@platen/design/template';
import { Button } from 'antd';
import { TriangleAlert, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { orderImageMaxMb } from '../../../../shared/orders/image-limits.ts';
import { useParty } from '../../../../shared/orders/use-party.ts';
import { type FieldGroup, FieldPanel } from '../../../../ui/fields/field-panel.tsx';
import { FieldServicesProvider } from '../../../../ui/fields/field-services.ts';
import { useText } from '../../../../ui/text.ts';
import type { EditError } from './edit-errors.ts';
import { orderEditorTexts } from './order-editor.messages.ts';
import styles from './order-editor.module.css';

interface Props {
  /** As the order has it now. */
  layer: Layer;
  change: LayerChange | undefined;
  canRestore: boolean;
  /** The names of the images that stay as they are where this layer is moved. */
  missed: readonly string[];
  errors: readonly EditError[];
  onChange: (change: Partial<LayerChange>) => void;
  /** Another value of its custom items, which all images show. */
  onFill: (values: OrderValues) => void;
  /** Back to what the template has. */
  onRestore: () => void;
}

/** What one order may change of a layer: whatever its kind offers. */
export function LayerProperties({ layer, change, canRestore, missed, errors, onChange, onFill, onRestore }: Props) {
  const locale = useLocale();
  const t = useText(orderEditorTexts);
  // An order takes pictures of its own customer only; one that the factory uploads would be refused.
  const isOwn = useParty() === 'customer';
  const services = useMemo(
    () => ({ fonts: [], pictureMaxMb: orderImageMaxMb, noPictures: isOwn ? undefined : t('ownerOnly') }),
    [isOwn, t],
  );
  const errorsAt = (field: string) => errors.filter((error) => error.field === field).map(({ message }) => message);
  const offered = offeredFields(layer);
  const of = (isWanted: (filled: OfferedField) => boolean) => offered.filter(isWanted);
  const groups: FieldGroup[] = [
    { key: 'content', fields: of(({ field }) => !isMeasure(field) && field.kind !== 'flag') },
    {
      key: 'position',
      title: t('position'),
      note: layerKindOf(layer).keepsRatio ? t('ratioKept') : undefined,
      fields: of(({ field }) => isMeasure(field)),
    },
    { key: 'flip', title: t('flip'), fields: of(({ field }) => field.kind === 'flag') },
  ];
  return (
    <div className={styles.panel}>
      {errorsAt('').map((message) => (
        <p key={message} className={styles.error} role="alert">
          {message}
        </p>
      ))}
      <FieldServicesProvider value={services}>
        <FieldPanel
          groups={groups}
          errorsAt={errorsAt}
          onChange={(filled, next) => {
            const values = valuesBy(filled, next);
            if (values) onFill(values);
            else onChange(changeBy(layer, change, filled, next));
          }}
        />
      </FieldServicesProvider>
      {missed.length > 0 && (
        <p className={styles.missed} role="note">
          <TriangleAlert aria-hidden />
          {t('missed', { images: new Intl.ListFormat(locale).format(missed) })}
        </p>
      )}
      <Button icon={<Undo2 aria-hidden />} disabled={!canRestore} onClick={onRestore}>
        {t('restoreLayer')}
      </Button>
    </div>
  );
}

const isMeasure = ({ kind }: OfferedField['field']): boolean => kind === 'number' || kind === 'size';
