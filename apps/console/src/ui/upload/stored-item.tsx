import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ExternalLink, GripVertical, X } from 'lucide-react';
import type { PointerEvent } from 'react';
import { useText } from '../text.ts';
import { isShownPicture } from './content-types.ts';
import { IconButton, IconLink } from './icon-button.tsx';
import { UploadItem } from './upload-item.tsx';
import { useUploadService } from './upload-service.ts';
import type { StoredFile } from './upload.types.ts';
import { uploadTexts } from './upload.messages.ts';
import styles from './upload-item.module.css';

interface Props {
  variant: 'tiles' | 'rows';
  file: StoredFile;
  isSortable: boolean;
  onRemove: () => void;
}

/** A stored file: it can be viewed, moved and removed from the field. Removing does not delete it. */
export function StoredItem({ variant, file, isSortable, onRemove }: Props) {
  const t = useText(uploadTexts);
  const { thumbnail } = useUploadService();
  const { filename: name } = file;
  const { setNodeRef, setActivatorNodeRef, transform, transition, isDragging, listeners, attributes } = useSortable({
    id: file.id,
    disabled: !isSortable,
  });
  return (
    <UploadItem
      variant={variant}
      name={name}
      picture={
        isShownPicture(name) ? <img src={thumbnail(file.url)} alt="" draggable={false} loading="lazy" /> : undefined
      }
      state="done"
      meta={variant === 'rows' ? t('done') : undefined}
      attach={setNodeRef}
      style={{
        ...(transform && { transform: CSS.Translate.toString(transform) }),
        ...(transition && { transition }),
      }}
      isDragged={isDragging}
      {...(isSortable && { onPointerDown: (event: PointerEvent) => void listeners?.onPointerDown?.(event) })}
      actions={
        <>
          {isSortable && (
            <span className={styles.handle}>
              <IconButton
                ref={setActivatorNodeRef}
                label={t('move', { name })}
                icon={<GripVertical aria-hidden />}
                {...attributes}
                aria-roledescription={undefined}
                {...listeners}
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
