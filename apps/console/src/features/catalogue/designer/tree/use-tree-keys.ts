import type { TreeRow } from '@platen/design/editor/tree-rows';
import type { KeyboardEvent } from 'react';

interface TreeNavigation {
  /** Scrolls a row into view and focuses it. */
  focusRow: (index: number) => void;
  onToggle: (id: string) => void;
}

/** Keyboard navigation of the layer tree, as in every tree: up and down, into containers and out of them. */
export function useTreeKeys(rows: readonly TreeRow[], { focusRow, onToggle }: TreeNavigation) {
  function parentOf(index: number): number {
    const depth = rows[index]?.depth ?? 0;
    return rows.findLastIndex((row, at) => at < index && row.depth < depth);
  }

  const steps: Readonly<Record<string, (index: number, row: TreeRow) => number | undefined>> = {
    ArrowDown: (index) => index + 1,
    ArrowUp: (index) => index - 1,
    Home: () => 0,
    End: () => rows.length - 1,
    ArrowRight: (index, { layer, isOpen }) => {
      if (layer.children.length === 0) return undefined;
      if (isOpen) return index + 1;
      onToggle(layer.id);
      return undefined;
    },
    ArrowLeft: (index, { layer, isOpen }) => {
      if (layer.children.length === 0 || !isOpen) return parentOf(index);
      onToggle(layer.id);
      return undefined;
    },
  };

  return (event: KeyboardEvent, index: number) => {
    const step = steps[event.key];
    const row = rows[index];
    if (!step || !row || event.target !== event.currentTarget) return;
    event.preventDefault();
    const next = step(index, row);
    if (next !== undefined && rows[next]) focusRow(next);
  };
}
