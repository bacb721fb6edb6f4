import { thumbnailWidthPx } from '@platen/model/constants';
import { useMover } from '../../../../shared/orders/use-mover.ts';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { useText } from '../../../../ui/text.ts';
import { UploadField } from '../../../../ui/upload/upload-field.tsx';
import type { PictureSlot } from './layer-fields.ts';
import { orderEditorTexts } from './order-editor.messages.ts';
import styles from './order-editor.module.css';

/** As in sheets. */
const pictureMaxMb = 35;

interface Props {
  slot: PictureSlot;
  errors: readonly string[];
  onChange: (url: string | undefined) => void;
}

/** The picture of a layer: one of those that the template offers, or the customer's own. */
export function PictureSlotField({ slot, errors, onChange }: Props) {
  const t = useText(orderEditorTexts);
  // An order takes pictures of its own customer only; one that the factory uploads would be refused.
  const isOwn = useMover() === 'customer';
  const { item } = slot;
  const options = item.options ?? [];
  return (
    <div className={styles.slot}>
      <span className={styles.slotLabel}>{item.label || t('picture')}</span>
      {options.length > 1 ? (
        <div className={styles.offers} role="radiogroup" aria-label={item.label}>
          {options.map((option) => (
            <button
              key={option.value}
              type="button"
              role="radio"
              aria-checked={option.value === item.value}
              aria-label={option.label}
              title={option.label}
              onClick={() => onChange(option.value)}
            >
              <Picture url={option.value} alt="" widthPx={thumbnailWidthPx} />
            </button>
          ))}
        </div>
      ) : isOwn ? (
        <UploadField
          value={item.value === '' ? [] : [{ id: 0, url: item.value, filename: nameOf(item.value) }]}
          onChange={([file]) => onChange(file?.url)}
          maxMb={pictureMaxMb}
        />
      ) : (
        <span className={styles.fixed}>
          <span className={styles.fixedPicture}>
            <Picture url={item.value || undefined} alt={item.label} widthPx={thumbnailWidthPx} />
          </span>
          <span className={styles.note}>{t('ownerOnly')}</span>
        </span>
      )}
      {errors.map((message) => (
        <span key={message} className={styles.error} role="alert">
          {message}
        </span>
      ))}
    </div>
  );
}

function nameOf(url: string): string {
  return decodeURI(url.split(/[?#]/)[0] ?? '')
    .split('/')
    .at(-1) as string;
}
