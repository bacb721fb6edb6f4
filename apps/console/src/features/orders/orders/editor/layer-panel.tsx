import { coordinateMaxPx, tileSideMinPx } from '@platen/design/constants';
import type { Layer } from '@platen/design/layers/index';
import type { LayerChange } from '@platen/design/template';
import { Button, InputNumber, Switch } from 'antd';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useText } from '../../../../ui/text.ts';
import type { EditError } from './edit-errors.ts';
import { abilitiesOfLayer, pictureChange, pictureSlots, resized } from './layer-fields.ts';
import { orderEditorTexts } from './order-editor.messages.ts';
import styles from './order-editor.module.css';
import { PictureSlotField } from './picture-slot-field.tsx';

interface Props {
  /** As the order has it now. */
  layer: Layer;
  change: LayerChange | undefined;
  errors: readonly EditError[];
  onChange: (change: Partial<LayerChange>) => void;
  /** Back to what the template has. */
  onRestore: () => void;
}

type NumberName = 'left' | 'top' | 'width' | 'height' | 'rotate';

/** What one order may change of a layer. */
export function LayerPanel({ layer, change, errors, onChange, onRestore }: Props) {
  const t = useText(orderEditorTexts);
  const { isRotatable, keepsRatio, hasTiles } = abilitiesOfLayer(layer);
  const errorsOf = (field: string) => errors.filter((error) => error.field === field).map(({ message }) => message);
  const general = errorsOf('');

  const number = (name: NumberName, min: number, write: (valuePx: number) => Partial<LayerChange>) => (
    <NumberField
      key={name}
      label={t(name)}
      suffix={name === 'rotate' ? '°' : 'px'}
      min={min}
      value={layer[name]}
      errors={errorsOf(name)}
      onChange={(value) => onChange(write(value))}
    />
  );
  const side = (name: 'width' | 'height') => number(name, 1, (valuePx) => resized(layer, name, valuePx, keepsRatio));

  return (
    <div className={styles.panel}>
      {general.map((message) => (
        <p key={message} className={styles.error} role="alert">
          {message}
        </p>
      ))}
      {pictureSlots(layer).map((slot) => (
        <PictureSlotField
          key={slot.key}
          slot={slot}
          errors={errorsOf(slot.key)}
          onChange={(url) => onChange(pictureChange(slot, change, url))}
        />
      ))}
      <h3 className={styles.group}>{t('position')}</h3>
      <div className={styles.numbers}>
        {number('left', -coordinateMaxPx, (left) => ({ left }))}
        {number('top', -coordinateMaxPx, (top) => ({ top }))}
        {side('width')}
        {side('height')}
        {isRotatable && number('rotate', 0, (rotate) => ({ rotate }))}
      </div>
      {hasTiles && (
        <div className={styles.numbers}>
          <TileFields layer={layer} errors={errorsOf} onChange={onChange} />
        </div>
      )}
      {keepsRatio && <p className={styles.note}>{t('ratioKept')}</p>}
      <h3 className={styles.group}>{t('flip')}</h3>
      <div className={styles.flips}>
        {(['flip_horizontal', 'flip_vertical'] as const).map((name) => (
          <label key={name}>
            <Switch size="small" checked={layer[name]} onChange={(isOn) => onChange({ [name]: isOn })} />
            {t(name)}
          </label>
        ))}
      </div>
      <Button icon={<Undo2 aria-hidden />} disabled={change === undefined} onClick={onRestore}>
        {t('restoreLayer')}
      </Button>
    </div>
  );
}

function TileFields(props: {
  layer: Layer;
  errors: (field: string) => string[];
  onChange: (change: Partial<LayerChange>) => void;
}): ReactNode {
  const t = useText(orderEditorTexts);
  const { layer } = props;
  if (!('image_size' in layer)) return null;
  const { image_size } = layer;
  return (['width', 'height'] as const).map((name) => (
    <NumberField
      key={name}
      label={name === 'width' ? t('tileWidth') : t('tileHeight')}
      suffix="px"
      min={tileSideMinPx}
      value={image_size[name]}
      errors={[...props.errors('image_size'), ...props.errors(`image_size.${name}`)]}
      onChange={(valuePx) => props.onChange({ image_size: { ...image_size, [name]: valuePx } })}
    />
  ));
}

function NumberField(props: {
  label: string;
  suffix: string;
  min: number;
  value: number;
  errors: readonly string[];
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className={styles.number}>
      <label htmlFor={id}>{props.label}</label>
      <InputNumber
        id={id}
        suffix={props.suffix}
        min={props.min}
        max={coordinateMaxPx}
        precision={2}
        formatter={(value) => (value === undefined ? '' : String(Number.parseFloat(String(value))))}
        status={props.errors.length > 0 ? 'error' : ''}
        value={props.value}
        onChange={(value) => {
          if (value !== null) props.onChange(value);
        }}
      />
      {props.errors.map((message) => (
        <span key={message} className={styles.error} role="alert">
          {message}
        </span>
      ))}
    </div>
  );
}
