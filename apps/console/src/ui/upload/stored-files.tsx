import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { type ReactNode, useState } from 'react';
import { dragPlugins, wholeElementSensors } from '../drag/drag-setup.ts';
import { type Translator, useText } from '../text.ts';
import { SortableStoredItem, StoredItem } from './stored-item.tsx';
import { uploadTexts } from './upload.messages.ts';
import type { StoredFile } from './upload.types.ts';

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
