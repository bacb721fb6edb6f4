import { deepEqual } from '../deep-equal.ts';
import { walkLayers } from '../tree.ts';
import { type DesignDocument, withLayers } from './design-document.ts';
import { type LayerValues, setLayerValues } from './tree-edits.ts';

/** The document to store, including which containers are collapsed in the layer tree. */
export function documentToSave(document: DesignDocument, collapsed: ReadonlySet<string>): DesignDocument {
  const configs = document.configs.map((config) => {
    const closed = [...walkLayers(config.layers)].map(({ id }): [string, LayerValues] => [
      id,
      { collapsed: collapsed.has(id) },
    ]);
    return withLayers(config, setLayerValues(config.layers, new Map(closed)));
  });
  const isSame = configs.every((config, index) => config === document.configs[index]);
  return isSame ? document : { ...document, configs };
}

/** Whether there are unsaved changes. A change that was reverted does not count. */
export function isModified(saved: DesignDocument, now: DesignDocument): boolean {
  return !deepEqual(saved, now);
}
