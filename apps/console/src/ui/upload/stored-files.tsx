import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import { StoredItem } from './stored-item.tsx';
import type { StoredFile } from './upload.types.ts';
import { uploadTexts } from './upload.messages.ts';

interface Props {
  variant: 'tiles' | 'rows';
  files: readonly StoredFile[];
  onChange: (next: StoredFile[]) => void;
  /** What follows the stored files in the same list: pending uploads, and the drop zone. */
  children: ReactNode;
  className: string | undefined;
}

/** A press is a click until the pointer has moved this far. */
const dragStartPx = 6;

/** The stored files, sortable by pointer, touch and keyboard. */
export function StoredFiles({ variant, files, onChange, children, className }: Props) {
  const t = useText(uploadTexts);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragStartPx } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: unknown) => files.findIndex((file) => file.id === id);
  const nameOf = (id: unknown) => files[indexOf(id)]?.filename ?? '';
  const toSortable = (active: unknown, over: unknown) => ({ name: nameOf(active), place: String(indexOf(over) + 1) });

  function drop({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) onChange(arrayMove([...files], indexOf(active.id), indexOf(over.id)));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: t('sort.instructions') },
        announcements: {
          onDragStart: ({ active }) => t('sort.lifted', { name: nameOf(active.id) }),
          onDragOver: ({ active, over }) => (over ? t('sort.moved', toSortable(active.id, over.id)) : undefined),
          onDragEnd: ({ active, over }) => (over ? t('sort.dropped', toSortable(active.id, over.id)) : undefined),
          onDragCancel: ({ active }) => t('sort.canceled', { name: nameOf(active.id) }),
        },
      }}
    >
      <SortableContext items={files.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul className={className} data-variant={variant} aria-label={t('files')}>
          {files.map((file) => (
            <StoredItem
              key={file.id}
              variant={variant}
              file={file}
              isSortable={files.length > 1}
              onRemove={() => onChange(files.filter(({ id }) => id !== file.id))}
            />
          ))}
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
