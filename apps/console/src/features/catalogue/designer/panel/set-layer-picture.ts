import { changeConfig } from '@platen/design/editor/design-document';
import { perform } from '@platen/design/editor/editor';
import { followPicture, setProperty } from '@platen/design/editor/property-edits';
import type { ItemValue } from '@platen/model/fields';
import { pictureSize } from '../dialogs/picture-sizes.ts';
import type { EditorStore } from '../store/editor-store.ts';

/** Gives a layer another picture. Its height, and that of what shows it, follows the picture's ratio, in the same step. */
export async function setLayerPicture(
  store: EditorStore,
  layerId: string,
  key: string,
  item: ItemValue,
): Promise<void> {
  const size = item.value === '' ? undefined : await pictureSize(item.value).catch(() => undefined);
  store.act((editor, timeMs) => {
    const { configId } = editor.session;
    return perform(
      editor,
      (document) =>
        changeConfig(document, configId, (config) => {
          const given = setProperty(config, [layerId], key, item);
          return size ? followPicture(given, layerId, size) : given;
        }),
      timeMs,
    );
  });
}
