import type { ImageLibrary } from '@platen/model/catalogue/image-libraries';
import { linkOptions } from '@tanstack/react-router';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useCan } from '../../../shared/session/abilities.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import { useText } from '../../../ui/text.ts';
import { imageLibraryFormTexts } from './image-libraries-form.messages.ts';
import { deleteImageLibrary } from './image-library-changes.ts';

/** What staff may do with a library; nothing for customers. */
export function useImageLibraryActions(): (library: ImageLibrary, onDeleted?: () => unknown) => Action[] {
  const t = useText(imageLibraryFormTexts);
  const can = useCan();
  return ({ id, name }, onDeleted) => {
    const actions: Action[] = [];
    if (can('image_libraries.update')) {
      actions.push({
        key: 'edit',
        label: t('edit'),
        icon: <Pencil aria-hidden />,
        link: linkOptions({ to: '/image_libraries/$id/edit', params: { id: String(id) } }),
      });
    }
    if (can('image_libraries.destroy')) {
      actions.push({
        key: 'delete',
        label: t('delete'),
        icon: <Trash2 aria-hidden />,
        isDanger: true,
        confirm: { title: t('deleteTitle', { name }), text: t('deleteText'), okText: t('delete') },
        run: () => deleteImageLibrary(id).then(onDeleted),
      });
    }
    return actions;
  };
}

/** The list's own action: a new library, for those who may create one. */
export function useCreateImageLibrary(): Action[] {
  const t = useText(imageLibraryFormTexts);
  const can = useCan();
  if (!can('image_libraries.create')) return [];
  return [
    {
      key: 'create',
      label: t('create'),
      icon: <Plus aria-hidden />,
      isPrimary: true,
      link: linkOptions({ to: '/image_libraries/new' }),
    },
  ];
}
