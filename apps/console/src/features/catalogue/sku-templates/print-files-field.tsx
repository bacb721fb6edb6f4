import { type PrintOptions, printFieldsFor } from '@platen/design/print-options';
import type { TemplateConfig } from '@platen/design/template';
import { Switch } from 'antd';
import { useId, useState } from 'react';
import { FieldPanel } from '../../../ui/fields/field-panel.tsx';
import { useText } from '../../../ui/text.ts';
import { haveSamePrint, printOf, withPrint } from './print-files.ts';
import styles from './print-files-field.module.css';
import { skuTemplateFormTexts } from './sku-templates-form.messages.ts';

interface Props {
  /** These two come from `Form.Item`: the production configs, of which this field changes only the print options. */
  value?: readonly TemplateConfig[];
  onChange?: (next: TemplateConfig[]) => void;
}

const none: readonly TemplateConfig[] = [];

/** What the press gets: the same for all production images, or different for each. */
export function PrintFilesField({ value = none, onChange }: Props) {
  const t = useText(skuTemplateFormTexts);
  const switchId = useId();
  const [isShared, setShared] = useState(() => haveSamePrint(value));
  const change = (print: PrintOptions, isMeant: (index: number) => boolean) =>
    onChange?.(value.map((config, index) => (isMeant(index) ? withPrint(config, print) : config)));

  function share(next: boolean) {
    setShared(next);
    if (next) change(printOf(value[0]), () => true);
  }

  return (
    <div className={styles.prints}>
      {value.length > 1 && (
        <div className={styles.shared}>
          <Switch id={switchId} size="small" checked={isShared} onChange={share} />
          <label htmlFor={switchId}>{t('printShared', { count: String(value.length) })}</label>
        </div>
      )}
      {(isShared ? value.slice(0, 1) : value).map((config, index) => (
        <PrintPanel
          key={config.id}
          title={isShared ? undefined : titleOf(config)}
          print={printOf(config)}
          onChange={(print) => change(print, (each) => isShared || each === index)}
        />
      ))}
    </div>
  );
}

/** Most names already contain the size. */
function titleOf({ name, size }: TemplateConfig): string {
  const sizes = [size ?? []].flat().filter((each) => each !== '' && !name.includes(each));
  return [name, ...sizes].join(' · ');
}

interface PanelProps {
  title: string | undefined;
  print: PrintOptions;
  onChange: (next: PrintOptions) => void;
}

function PrintPanel({ title, print, onChange }: PanelProps) {
  const fields = printFieldsFor(print).map((field) => ({ field, value: print[field.key] }));
  return (
    <FieldPanel
      groups={[{ key: 'print', ...(title !== undefined && { title }), fields }]}
      // Refusals are shown below all of them, because they name the image.
      errorsAt={() => []}
      onChange={({ field }, next) => onChange({ ...print, [field.key]: next })}
    />
  );
}
