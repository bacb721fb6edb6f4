import { useSortable } from '@dnd-kit/react/sortable';
import { ExternalLink, GripVertical, X } from 'lucide-react';
import type { RefCallback } from 'react';
import { useText } from '../text.ts';
import { isShownPicture } from './content-types.ts';
import { IconButton, IconLink } from './icon-button.tsx';
import { uploadTexts } from './upload.messages.ts';
import type { StoredFile } from './upload.types.ts';
import styles from './upload-item.module.css';
import { UploadItem } from './upload-item.tsx';
import { useUploadService } from './upload-service.ts';

interface Props {
  variant: 'tiles' | 'rows';
  file: StoredFile;
  onRemove: () => void;
  /** For sorting. */
  attach?: RefCallback<Element>;
  attachHandle?: RefCallback<Element>;
  isDragged?: boolean;
}

/** One of several stored files, which are dragged into another order. */
export function SortableStoredItem({
  index,
  file,
  ...props
}: Pick<Props, 'variant' | 'file' | 'onRemove'> & { index: number }) {
  const { ref, handleRef, isDragging } = useSortable({ id: file.id, index, data: { name: file.filename } });
  return <StoredItem {...props} file={file} attach={ref} attachHandle={handleRef} isDragged={isDragging} />;
}

/** A stored file: it can be viewed, moved and removed from the field. Removing does not delete it. */
export function StoredItem({ variant, file, onRemove, attach, attachHandle, isDragged = false }: Props) {
  const t = useText(uploadTexts);
  const { thumbnail } = useUploadService();
  const { filename: name } = file;
  return (
    <UploadItem
      variant={variant}
      name={name}
      picture={
        isShownPicture(name) ? <img src={thumbnail(file.url)} alt="" draggable={false} loading="lazy" /> : undefined
      }
      state="done"
      meta={variant === 'rows' ? t('done') : undefined}
      {...(attach && { attach })}
      isDragged={isDragged}
      actions={
        <>
          {attachHandle && (
            <span className={styles.handle}>
              <IconButton
                ref={attachHandle}
                label={t('move', { name })}
                icon={<GripVertical aria-hidden />}
                aria-roledescription={t('sort.handle')}
              />
            </span>
          )}
          <IconLink label={t('open', { name })} icon={<ExternalLink aria-hidden />} href={file.url} />
          <IconButton label={t('remove', { name })} icon={<X aria-hidden />} onClick={onRemove} />
        </>
      }
    />
  );
}
