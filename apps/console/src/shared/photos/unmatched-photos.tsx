import { Select } from 'antd';
import { useCallback, useMemo } from 'react';
import { useText } from '../../ui/text.ts';
import { unmatchedPhotosTexts } from './unmatched-photos.messages.ts';
import styles from './unmatched-photos.module.css';

/** A photo without a row, and the reason. */
interface ShownPhoto {
  readonly key: string;
  readonly path: string;
  readonly reason: string;
  /** For photos whose name says nothing. */
  readonly url?: string | null;
}

/** A slot of a row that a photo can be assigned to. */
interface ShownSlot {
  /** From 1, as the grid or the sheet counts. */
  readonly row: number;
  readonly no: string;
  /** The name of the custom item, if the row has several. */
  readonly name: string;
}

/** The label of a row in lists of slots. */
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

/** List items: each photo without a row, with the slots that it can be assigned to. */
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
          // The slots change with each assignment: the assigned photo disappears from the list.
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
