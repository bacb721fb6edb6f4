import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { ExternalLink, GripVertical, X } from 'lucide-react';
import { type ReactNode, type RefCallback, useState } from 'react';
import { dragPlugins, wholeElementSensors } from '../drag/drag-setup.ts';
import { type Translator, useText } from '../text.ts';
import { isShownPicture } from './content-types.ts';
import { IconButton, IconLink } from './icon-button.tsx';
import { uploadTexts } from './upload.messages.ts';
import type { StoredFile } from './upload.types.ts';
import styles from './upload-item.module.css';
import { UploadItem } from './upload-item.tsx';
import { useUploadService } from './upload-service.ts';

interface Props {
  variant: 'tiles' | 'rows';
  files: readonly StoredFile[];
  onChange: (next: StoredFile[]) => void;
  /** What follows the stored files in the same list: pending uploads, and the drop zone. */
  children: ReactNode;
  className: string | undefined;
}

/** The stored files, sortable by pointer, touch and keyboard. */
export function StoredFiles({ variant, files, onChange, children, className }: Props) {
  const t = useText(uploadTexts);
  const [plugins] = useState(() => sortPlugins(t));

  function drop({ operation: { source }, canceled }: DragEndEvent) {
    if (canceled || !isSortable(source) || source.index === source.initialIndex) return;
    const moved = files[source.initialIndex];
    if (moved) onChange(files.toSpliced(source.initialIndex, 1).toSpliced(source.index, 0, moved));
  }

  return (
    <DragDropProvider sensors={wholeElementSensors} plugins={plugins} onDragEnd={drop}>
      <ul className={className} data-variant={variant} aria-label={t('files')}>
        {files.map((file, index) => {
          const item = { variant, file, onRemove: () => onChange(files.filter(({ id }) => id !== file.id)) };
          return files.length > 1 ? (
            <SortableStoredItem key={file.id} index={index} {...item} />
          ) : (
            <StoredItem key={file.id} {...item} />
          );
        })}
        {children}
      </ul>
    </DragDropProvider>
  );
}

/** What a screen reader announces while files are sorted. */
function sortPlugins(t: Translator<(typeof uploadTexts)['en']>) {
  const nameOf = (source: { data: Record<string, unknown> } | null) =>
    (source?.data['name'] as string | undefined) ?? '';
  return dragPlugins(t('sort.instructions'), {
    dragstart: ({ operation: { source } }) => t('sort.lifted', { name: nameOf(source) }),
    dragover: ({ operation: { source, target } }) =>
      // The file that it displaces; afterwards it is over itself.
      isSortable(target) && target.id !== source?.id
        ? t('sort.moved', { name: nameOf(source), place: String(target.index + 1) })
        : undefined,
    dragend: ({ operation: { source }, canceled }) => {
      const name = nameOf(source);
      if (canceled) return t('sort.canceled', { name });
      return isSortable(source) ? t('sort.dropped', { name, place: String(source.index + 1) }) : undefined;
    },
  });
}

interface SortableStoredItemProps {
  variant: 'tiles' | 'rows';
  file: StoredFile;
  onRemove: () => void;
  /** For sorting. */
  attach?: RefCallback<Element>;
  attachHandle?: RefCallback<Element>;
  isDragged?: boolean;
}

/** One of several stored files, which are dragged into another order. */
function SortableStoredItem({
  index,
  file,
  ...props
}: Pick<SortableStoredItemProps, 'variant' | 'file' | 'onRemove'> & { index: number }) {
  const { ref, handleRef, isDragging } = useSortable({ id: file.id, index, data: { name: file.filename } });
  return <StoredItem {...props} file={file} attach={ref} attachHandle={handleRef} isDragged={isDragging} />;
}

/** A stored file: it can be viewed, moved and removed from the field. Removing does not delete it. */
function StoredItem({ variant, file, onRemove, attach, attachHandle, isDragged = false }: SortableStoredItemProps) {
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
