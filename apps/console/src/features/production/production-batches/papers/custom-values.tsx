import type { CustomValue, PaperOrder } from '@platen/model/production/batch-papers';
import { emptyValue } from '../../../../ui/formats.ts';
import { useText } from '../../../../ui/text.ts';
import { PaperPicture } from './paper-picture.tsx';
import { papersTexts } from './papers.messages.ts';
import styles from './papers.module.css';

/** What the customer chose, and which sides are printed. Orders that are only counted have neither. */
export function CustomValues({ order }: { order: Pick<PaperOrder, 'custom_values' | 'production_image_names'> }) {
  const t = useText(papersTexts);
  const { custom_values: values, production_image_names: sides } = order;
  if (values.length === 0 && sides.length < 2) return null;
  return (
    <dl className={styles.values}>
      {values.map((value) => (
        <div key={value.label}>
          <dt>{value.label}</dt>
          <dd>
            <Value value={value} />
          </dd>
        </div>
      ))}
      {sides.length > 1 && (
        <div>
          <dt>{t('sides')}</dt>
          <dd>{sides.join(' · ')}</dd>
        </div>
      )}
    </dl>
  );
}

function Value({ value: { text, color, picture_url, is_default } }: { value: CustomValue }) {
  const t = useText(papersTexts);
  if (text === '' && color === null && picture_url === null) return emptyValue;
  return (
    <>
      {color !== null && <span className={styles.chip} style={{ background: color }} />}
      {picture_url !== null && (
        <span className={styles.valuePicture}>
          <PaperPicture url={picture_url} alt="" />
        </span>
      )}
      <span>{text}</span>
      {is_default && <span className={styles.quiet}>{t('isDefault')}</span>}
    </>
  );
}
