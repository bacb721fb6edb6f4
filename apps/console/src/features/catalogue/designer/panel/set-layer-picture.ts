import { changeConfig } from '@platen/design/editor/design-document';
import { perform } from '@platen/design/editor/editor';
import { resizeForPicture, withProperty } from '@platen/design/editor/property-edits';
import type { ItemValue } from '@platen/model/fields/fields';
import { pictureSize } from '../dialogs/picture-sizes.ts';
import type { EditorStore } from '../store/editor-store.ts';

/**
 * Replaces the image of a layer. Its height, and that of layers that show it, is adjusted to the ratio of the image in
 * the same undo step.
 */
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
          const given = withProperty(config, [layerId], key, item);
          return size ? resizeForPicture(given, layerId, size) : given;
        }),
      timeMs,
    );
  });
}
