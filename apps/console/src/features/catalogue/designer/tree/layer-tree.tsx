import { layersOf } from '@platen/design/editor/editor';
import { changeTree, rename, toggleCollapsed } from '@platen/design/editor/editor-actions';
import { setEditableInOrders, setFlag } from '@platen/design/editor/layer-actions';
import { select, toggleSelected } from '@platen/design/editor/selection';
import { type TreeRow, treeRows } from '@platen/design/editor/tree-rows';
import { layerKindOf } from '@platen/design/layers/index';
import { walkLayers } from '@platen/design/tree';
import { textIn } from '@platen/model/text/locale';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Input } from 'antd';
import { PanelLeft, PencilLine, Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { useText } from '../../../../ui/text.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { LayerMenu } from '../commands/layer-menu.tsx';
import { designerTexts } from '../designer.messages.ts';
import { useRowFindings } from '../preflight/finding-mark.tsx';
import { useEditor, useEditorStore } from '../store/editor-store.ts';
import { AddLayerMenu } from './add-layer-menu.tsx';
import styles from './tree.module.css';
import { TreeRowLine } from './tree-row.tsx';
import { useTreeDrag } from './use-tree-drag.ts';

const rowPx = 32;

/** The layers of the canvas, topmost first. */
export function LayerTree() {
  const t = useText(designerTexts);
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const rows = useRows(search, locale);
  return (
    <section className={styles.panel} aria-label={t('layers')}>
      <header className={styles.head}>
        <h2>{t('layers')}</h2>
        <AddLayerMenu />
        <CommandButton id="toggle_left_panel" icon={<PanelLeft aria-hidden />} />
      </header>
      <Input
        className={styles.search}
        variant="filled"
        allowClear
        prefix={<Search aria-hidden />}
        placeholder={t('searchLayers')}
        aria-label={t('searchLayers')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {rows.length === 0 ? (
        <p className={styles.empty}>{search === '' ? t('noLayers') : t('noLayersFound')}</p>
      ) : (
        <Rows rows={rows} />
      )}
      <TreeFoot />
    </section>
  );
}

/** Deferred during a drag: the tree shows nothing that a drag changes. */
function useRows(search: string, locale: 'zh-CN' | 'en-US'): TreeRow[] {
  const layers = useDeferredValue(useEditor(layersOf));
  const collapsed = useEditor(({ session }) => session.collapsed);
  return useMemo(() => {
    const wanted = search.trim().toLowerCase();
    if (wanted === '') return treeRows(layers, collapsed);
    return treeRows(layers, new Set()).filter(({ layer }) =>
      (layer.name || textIn(layerKindOf(layer).label, locale)).toLowerCase().includes(wanted),
    );
  }, [layers, collapsed, search, locale]);
}

function Rows({ rows }: { rows: readonly TreeRow[] }) {
  const t = useText(designerTexts);
  const store = useEditorStore();
  const selection = useEditor(({ session }) => session.selection);
  const findingsIn = useRowFindings();
  const list = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the React compiler is not used, so nothing is memoized
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current,
    estimateSize: () => rowPx,
    overscan: 8,
  });
  const drag = useTreeDrag((clientY) => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    const at = clientY - top + (list.current?.scrollTop ?? 0);
    const index = Math.min(rows.length - 1, Math.max(0, Math.floor(at / rowPx)));
    const row = rows[index];
    return row && { row, share: Math.min(1, Math.max(0, at / rowPx - index)) };
  });
  const toggle = (id: string) => store.act((editor) => toggleCollapsed(editor, id));
  const onRowKeyDown = useTreeKeys(rows, {
    onToggle: toggle,
    focusRow(index) {
      virtual.scrollToIndex(index);
      const selector = `[data-id="${CSS.escape(rows[index]?.layer.id ?? '')}"]`;
      // A row that was not visible is rendered in the next frame.
      requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());
    },
  });
  const flag = (id: string, name: 'visible' | 'locked', isOn: boolean) =>
    store.act((editor, timeMs) => changeTree(editor, (layers) => setFlag(layers, [id], name, isOn), timeMs));
  const [picked] = selection;
  const pickedIndex = rows.findIndex(({ layer }) => layer.id === picked);
  useEffect(() => {
    if (pickedIndex >= 0) virtual.scrollToIndex(pickedIndex);
  }, [pickedIndex, virtual]);

  return (
    <LayerMenu>
      <div ref={list} className={styles.rows} role="tree" aria-label={t('layers')} aria-multiselectable>
        <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            const { id } = row.layer;
            return (
              <div key={id} className={styles.place} style={{ transform: `translateY(${start}px)` }}>
                <TreeRowLine
                  row={row}
                  isPicked={selection.includes(id)}
                  isTabStop={index === Math.max(0, pickedIndex)}
                  isDragged={drag.draggedIds.includes(id)}
                  drop={drag.drop?.rowId === id ? drag.drop.side : undefined}
                  findings={findingsIn(row)}
                  onPick={(adds) => store.act((editor) => (adds ? toggleSelected(editor, id) : select(editor, [id])))}
                  onToggle={() => toggle(id)}
                  onRename={(name) => store.act((editor, timeMs) => rename(editor, id, name, timeMs))}
                  onVisible={() => flag(id, 'visible', !row.layer.visible)}
                  onLocked={() => flag(id, 'locked', row.layer.locked !== true)}
                  onOrderEditing={() =>
                    store.act((editor, timeMs) =>
                      changeTree(editor, (layers) => setEditableInOrders(layers, [id]), timeMs),
                    )
                  }
                  onDragStart={(event) => drag.begin(event, id)}
                  onNavigate={(event) => onRowKeyDown(event, index)}
                />
              </div>
            );
          })}
        </div>
      </div>
    </LayerMenu>
  );
}

function TreeFoot() {
  const t = useText(designerTexts);
  const layers = useDeferredValue(useEditor(layersOf));
  const all = useMemo(() => [...walkLayers(layers)], [layers]);
  return (
    <footer className={styles.foot}>
      <span>{t('layerCount', { count: all.length })}</span>
      <span>
        <PencilLine aria-hidden />
        {t('editableCount', { count: String(all.filter((layer) => layer.can_design_in_order).length) })}
      </span>
    </footer>
  );
}

interface TreeNavigation {
  /** Scrolls a row into view and focuses it. */
  focusRow: (index: number) => void;
  onToggle: (id: string) => void;
}

/** Keyboard navigation of the layer tree, as in every tree: up and down, into containers and out of them. */
function useTreeKeys(rows: readonly TreeRow[], { focusRow, onToggle }: TreeNavigation) {
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
