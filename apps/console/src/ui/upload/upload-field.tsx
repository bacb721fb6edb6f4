import { Images } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useText } from '../text.ts';
import { isShownPicture } from './content-types.ts';
import { DropZone } from './drop-zone.tsx';
import { FileFindingList } from './file-finding-list.tsx';
import type { FileLimits } from './file-limits.ts';
import { addSelected } from './file-order.ts';
import { FilePickerDialog } from './file-picker.dialog.tsx';
import { PendingItem } from './pending-item.tsx';
import { StoredFiles } from './stored-files.tsx';
import { uploadTexts } from './upload.messages.ts';
import type { StoredFile } from './upload.types.ts';
import styles from './upload-field.module.css';
import { useUploadValue } from './use-upload-value.ts';

const none: readonly StoredFile[] = [];
const noTags: readonly string[] = [];
const noFiles: readonly File[] = [];

interface Props extends Partial<FileLimits> {
  /** These three come from `Form.Item`. */
  id?: string;
  value?: readonly StoredFile[];
  onChange?: (next: StoredFile[]) => void;
  /** The tags of uploaded files. */
  tags?: readonly string[];
  /** Files that were dropped elsewhere on the page; each new list is handled as if it had been dropped here. */
  suppliedFiles?: readonly File[];
}

/** Images as tiles; if other files are accepted, rows with names. */
const variantOf = ({ extensions }: FileLimits) =>
  extensions.length > 0 && extensions.every((extension) => isShownPicture(`.${extension}`)) ? 'tiles' : 'rows';

/** An upload field: files are selected, dropped, pasted, or chosen from the stored ones. Its value is the stored files. */
export function UploadField({ id, value = none, onChange, tags = noTags, suppliedFiles = noFiles, ...given }: Props) {
  const t = useText(uploadTexts);
  const hintId = useId();
  const [isPicking, setPicking] = useState(false);
  const field = useUploadValue({ value, onChange, tags, limits: given });
  const { limits, uploads } = field;
  const variant = variantOf(limits);
  const hint = useHint(limits, value.length);
  // The only file of a field is replaced by the next one.
  const isClosed = field.isFull && !field.isSingle;
  const addSupplied = useEffectEvent((files: readonly File[]) => void uploads.add(files));
  useEffect(() => {
    if (suppliedFiles.length > 0) addSupplied(suppliedFiles);
  }, [suppliedFiles]);

  const zone = !isClosed && (
    <DropZone
      id={id}
      variant={variant}
      extensions={limits.extensions}
      isMultiple={!field.isSingle}
      isReplacing={field.isSingle && value.length > 0}
      onFiles={(files) => void uploads.add(files)}
      describedBy={hintId}
    />
  );
  return (
    <div className={styles.field} data-over={field.isOver} {...(isClosed && { id })} {...field.dropHandlers}>
      {variant === 'rows' && zone}
      <StoredFiles
        variant={variant}
        files={value}
        onChange={(next) => field.update(() => next)}
        className={styles.files}
      >
        {uploads.pending.map((upload) => (
          <PendingItem
            key={upload.key}
            variant={variant}
            upload={upload}
            onCancel={() => uploads.cancel(upload.key)}
            onRetry={() => uploads.retry(upload.key)}
          />
        ))}
        {variant === 'tiles' && zone && <li className={styles.zoneItem}>{zone}</li>}
      </StoredFiles>
      <p className={styles.hint}>
        <span id={hintId}>{hint}</span>
        {!isClosed && (
          <button type="button" className={styles.choose} onClick={() => setPicking(true)}>
            <Images aria-hidden />
            {t('choose')}
          </button>
        )}
      </p>
      <FileFindingList
        findings={uploads.findings}
        failed={variant === 'tiles' ? field.failed : []}
        onDismiss={uploads.dismiss}
      />
      {field.isOver && (
        <div className={styles.over} aria-hidden>
          {t('dropHere')}
        </div>
      )}
      {isPicking && (
        <FilePickerDialog
          limits={limits}
          taken={value}
          tags={tags}
          onChoose={(chosen) => field.update((files) => addSelected(files, chosen, limits.count))}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}

/** What the field accepts, in one line. */
function useHint(limits: FileLimits, filled: number): string {
  const t = useText(uploadTexts);
  const types = limits.extensions.length > 0 ? limits.extensions.join(', ').toUpperCase() : t('anyType');
  const size = String(limits.maxMb);
  const parts = [t('prompt'), types, limits.count === 1 ? t('single', { size }) : t('each', { size })];
  if (limits.count > 1) parts.push(t('filled', { count: String(filled), limit: String(limits.count) }));
  return parts.join(' · ');
}
