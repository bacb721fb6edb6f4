import { Check, FileText, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { confirm, showSuccess } from '../feedback.tsx';
import { formatMinute } from '../formats.ts';
import { useText } from '../text.ts';
import { isShownPicture } from './content-types.ts';
import { filePickerTexts } from './file-picker.messages.ts';
import styles from './file-picker.module.css';
import { formatBytes } from './file-size.ts';
import { IconButton } from './icon-button.tsx';
import type { ListedFile } from './upload.types.ts';
import { useUploadService } from './upload-service.ts';

interface Props {
  file: ListedFile;
  isSingle: boolean;
  isPicked: boolean;
  /** The field already has it. */
  isTaken: boolean;
  isDisabled: boolean;
  onToggle: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onDeleted: () => Promise<unknown>;
}

/** One stored file: a checkbox for the keyboard and screen readers, visually an image. */
export function FilePickerTile({
  file,
  isSingle,
  isPicked,
  isTaken,
  isDisabled,
  onToggle,
  onKeyDown,
  onDeleted,
}: Props) {
  const t = useText(filePickerTexts);
  const { thumbnail, remove } = useUploadService();
  const [isDeleting, setDeleting] = useState(false);
  const { filename: name } = file;

  async function deleteFile() {
    const texts = { title: t('deleteTitle'), text: t('deleteText', { name }), okText: t('deleteOk') };
    if (!remove || !(await confirm({ ...texts, isDanger: true }))) return;
    setDeleting(true);
    try {
      await remove(file.id);
      showSuccess(t('deleted'));
      await onDeleted();
    } catch {
      // The request layer reports it: the message names a file that is in use.
    } finally {
      setDeleting(false);
    }
  }

  const size = file.widthPx && file.heightPx ? `${file.widthPx} × ${file.heightPx} · ` : '';
  return (
    <li className={styles.tile} data-picked={isPicked} data-taken={isTaken} data-disabled={isDisabled}>
      <label className={styles.label} title={[name, ...file.tags].join(' · ')}>
        <input
          type={isSingle ? 'radio' : 'checkbox'}
          name={isSingle ? 'picked-file' : undefined}
          checked={isPicked || isTaken}
          disabled={isDisabled}
          onChange={onToggle}
          onKeyDown={onKeyDown}
        />
        <span className={styles.picture}>
          {isShownPicture(name) ? <img src={thumbnail(file.url)} alt="" loading="lazy" /> : <FileText aria-hidden />}
          <span className={styles.mark} aria-hidden>
            <Check />
          </span>
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.meta}>
          {size}
          {formatBytes(file.byteSize)}
        </span>
        <span className={styles.meta}>{formatMinute(file.uploadedAt)}</span>
      </label>
      {remove && (
        <span className={styles.delete}>
          <IconButton
            label={t('delete', { name })}
            icon={<Trash2 aria-hidden />}
            disabled={isDeleting}
            onClick={() => void deleteFile()}
          />
        </span>
      )}
    </li>
  );
}
