import type { Editor } from '@tiptap/core';
import { defaultLimits } from '../../upload/file-limits.ts';
import { FilePickerDialog } from '../../upload/file-picker.dialog.tsx';
import { useFieldServices } from '../field-services.ts';
import type { MediaKind } from './media-nodes.ts';

/** Inserts a stored or newly uploaded image or video at the caret. */
export function MediaPicker({ kind, editor, onClose }: { kind: MediaKind; editor: Editor; onClose: () => void }) {
  const { pictureMaxMb, pictureLimits, pictureTags, videoMaxMb = 100 } = useFieldServices();
  const limits =
    kind === 'video'
      ? { ...defaultLimits, extensions: ['mp4'], maxMb: videoMaxMb }
      : { ...defaultLimits, ...pictureLimits, maxMb: pictureMaxMb };
  return (
    <FilePickerDialog
      limits={limits}
      taken={[]}
      {...(kind === 'image' && pictureTags && { tags: pictureTags })}
      onChoose={([file]) => {
        if (file)
          editor
            .chain()
            .focus()
            .insertContent({ type: kind, attrs: { src: file.url } })
            .run();
      }}
      onClose={onClose}
    />
  );
}
