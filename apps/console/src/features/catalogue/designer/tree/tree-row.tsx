import { textIn } from '@platen/model/locale';
import type { TreeRow } from '@platen/design/editor/tree-rows';
import { layerNameLengthMax } from '@platen/design/constants';
import { layerKindOf } from '@platen/design/layers/index';
import { ChevronDown, ChevronRight, Eye, EyeOff, GripVertical, Lock, LockOpen, PencilLine } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useLocale } from 'use-intl';
import { useText } from '../../../../ui/text.ts';
import { designerTexts } from '../designer.messages.ts';
import { FindingMark } from '../preflight/finding-mark.tsx';
import type { PreflightFinding } from '../preflight/preflight.types.ts';
import { LayerIcon } from './layer-icon.tsx';
import styles from './tree.module.css';

interface Props {
  row: TreeRow;
  isPicked: boolean;
  isDragged: boolean;
  /** Whether the Tab key moves to this row of the tree. */
  isTabStop: boolean;
  drop: 'above' | 'inside' | 'below' | undefined;
  /** Its findings, and while it is collapsed also those of its children. */
  findings: readonly PreflightFinding[];
  onPick: (adds: boolean) => void;
  onToggle: () => void;
  onRename: (name: string) => void;
  onVisible: () => void;
  onLocked: () => void;
  onOrderEditing: () => void;
  onDragStart: (event: PointerEvent) => void;
  onNavigate: (event: KeyboardEvent) => void;
}

/** One row of the layer tree. */
export function TreeRowLine(props: Props) {
  const { row, isPicked, isDragged, isTabStop, drop, findings } = props;
  const { onPick, onToggle, onRename, onVisible, onLocked, onOrderEditing, onDragStart, onNavigate } = props;
  const t = useText(designerTexts);
  const locale = useLocale();
  const [typed, setTyped] = useState<string>();
  /**
   * Whether it was focused by keyboard. Checked on focus: after the next key press `:focus-visible` would match any
   * focus.
   */
  const [isKeyboardFocused, setKeyboardFocused] = useState(false);
  const { layer, depth, isOpen, orderEditability } = row;
  const name = layer.name || textIn(layerKindOf(layer).label, locale);
  const isContainer = layer.children.length > 0;

  function finish(isTaken: boolean) {
    if (isTaken && typed !== undefined) onRename(typed);
    setTyped(undefined);
  }

  return (
    <div
      className={styles.row}
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isPicked}
      aria-label={name}
      {...(isContainer && { 'aria-expanded': isOpen })}
      data-id={layer.id}
      data-hidden={!layer.visible}
      data-dragged={isDragged}
      data-keyboard-focused={isKeyboardFocused}
      onFocus={({ currentTarget }) => setKeyboardFocused(currentTarget.matches(':focus-visible'))}
      onBlur={() => setKeyboardFocused(false)}
      data-drop={drop}
      style={{ paddingLeft: 4 + depth * 16 }}
      onPointerDown={(event) => {
        if ((event.target as HTMLElement).closest('button, input')) return;
        onDragStart(event);
      }}
      onClick={(event) => onPick(event.shiftKey || event.metaKey || event.ctrlKey)}
      onContextMenu={() => {
        if (!isPicked) onPick(false);
      }}
      tabIndex={isTabStop ? 0 : -1}
      onKeyDown={(event) => {
        onNavigate(event);
        if (event.key === 'F2') setTyped(layer.name);
        if (event.key === 'Enter' && event.target === event.currentTarget) onPick(event.shiftKey);
      }}
      onDoubleClick={() => setTyped(layer.name)}
    >
      <GripVertical className={styles.handle} aria-hidden />
      {isContainer ? (
        <button
          type="button"
          className={styles.caret}
          aria-label={isOpen ? t('closeLayer') : t('openLayer')}
          onClick={(event) => {
            event.stopPropagation();
            onToggle();
          }}
        >
          {isOpen ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
        </button>
      ) : (
        <span className={styles.caret} />
      )}
      <LayerIcon type={layer.type} />
      {typed === undefined ? (
        <span className={styles.name} title={name}>
          {name}
        </span>
      ) : (
        <input
          className={styles.rename}
          aria-label={t('rename')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just started to type here
          autoFocus
          maxLength={layerNameLengthMax}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => finish(true)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') finish(true);
            if (event.key === 'Escape') finish(false);
          }}
        />
      )}
      <FindingMark findings={findings} />
      <button
        type="button"
        className={styles.sign}
        data-locked={layer.locked === true}
        aria-label={layer.locked ? t('unlock') : t('lock')}
        title={layer.locked ? t('unlock') : t('lock')}
        onClick={(event) => {
          event.stopPropagation();
          onLocked();
        }}
      >
        {layer.locked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
      </button>
      <button
        type="button"
        className={styles.sign}
        data-share={orderEditability}
        aria-label={orderEditability === 'all' ? t('preventEditingInOrders') : t('allowEditingInOrders')}
        title={orderEditability === 'all' ? t('preventEditingInOrders') : t('allowEditingInOrders')}
        onClick={(event) => {
          event.stopPropagation();
          onOrderEditing();
        }}
      >
        <PencilLine aria-hidden />
      </button>
      <button
        type="button"
        className={styles.sign}
        data-eye
        aria-label={layer.visible ? t('hide') : t('show')}
        title={layer.visible ? t('hide') : t('show')}
        onClick={(event) => {
          event.stopPropagation();
          onVisible();
        }}
      >
        {layer.visible ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
      </button>
    </div>
  );
}
