import { Select } from 'antd';
import { useCallback, useMemo } from 'react';
import { useText } from '../../ui/text.ts';
import { unmatchedPhotosTexts } from './unmatched-photos.messages.ts';
import styles from './unmatched-photos.module.css';

/** A photo that has no row, and why. */
interface ShownPhoto {
  readonly key: string;
  readonly path: string;
  readonly reason: string;
  /** Where its name says nothing. */
  readonly url?: string | null;
}

/** A place of a row that a photo can be put into. */
interface ShownSlot {
  /** From 1, as the grid or the sheet counts. */
  readonly row: number;
  readonly no: string;
  /** Of the custom item, where the row has several. */
  readonly name: string;
}

/** As a row is named in lists of places. */
export function useSlotLabel(): (slot: ShownSlot) => string {
  const t = useText(unmatchedPhotosTexts);
  return useCallback(({ row, no, name }) => t('place', { row: String(row), no, name }).trim(), [t]);
}

interface Props<F extends ShownPhoto, P extends ShownSlot> {
  photos: readonly F[];
  slots: readonly P[];
  onAssign: (photo: F, slot: P) => void;
  isBusy?: boolean;
}

/** Items of a list: each photo without a row, with the places that it can be given. */
export function UnmatchedPhotos<F extends ShownPhoto, P extends ShownSlot>({
  photos,
  slots,
  onAssign,
  isBusy = false,
}: Props<F, P>) {
  const t = useText(unmatchedPhotosTexts);
  const labelOf = useSlotLabel();
  const options = useMemo(() => slots.map((slot, index) => ({ value: index, label: labelOf(slot) })), [slots, labelOf]);
  return photos.map((photo) => (
    <li key={photo.key} className={styles.unmatched}>
      <span className={styles.photo}>
        {photo.url && <img className={styles.thumb} src={photo.url} alt={photo.path} loading="lazy" />}
        <span>
          <b>{photo.path}</b> {photo.reason}
        </span>
      </span>
      {options.length > 0 && (
        <Select<number>
          className={styles.place ?? ''}
          size="small"
          disabled={isBusy}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('assign')}
          aria-label={t('assignOne', { name: photo.path })}
          options={options}
          // The places change with each assignment: what is chosen is gone from the list, with its line.
          value={null}
          onChange={(index) => {
            const slot = slots[index];
            if (slot) onAssign(photo, slot);
          }}
        />
      )}
    </li>
  ));
}
