import { layerNameLengthMax } from '@platen/design/constants';
import type { TreeRow } from '@platen/design/editor/tree-rows';
import { layerKindOf } from '@platen/design/layers/index';
import { textIn } from '@platen/model/text/locale';
import { ChevronDown, ChevronRight, Eye, EyeOff, GripVertical, Lock, LockOpen, PencilLine } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react';
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
  const locale = useLocale();
  const [isRenaming, setRenaming] = useState(false);
  /**
   * Whether it was focused by keyboard. Checked on focus: after the next key press `:focus-visible` would match any
   * focus.
   */
  const [isKeyboardFocused, setKeyboardFocused] = useState(false);
  const { layer, depth, isOpen } = row;
  const name = layer.name || textIn(layerKindOf(layer).label, locale);

  function finishRenaming(typed: string | undefined) {
    if (typed !== undefined) onRename(typed);
    setRenaming(false);
  }

  return (
    <div
      className={styles.row}
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isPicked}
      aria-label={name}
      {...(layer.children.length > 0 && { 'aria-expanded': isOpen })}
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
        if (event.key === 'F2') setRenaming(true);
        if (event.key === 'Enter' && event.target === event.currentTarget) onPick(event.shiftKey);
      }}
      onDoubleClick={() => setRenaming(true)}
    >
      <GripVertical className={styles.handle} aria-hidden />
      <Caret row={row} onToggle={onToggle} />
      <LayerIcon type={layer.type} />
      {isRenaming ? (
        <RenameInput initial={layer.name} onDone={finishRenaming} />
      ) : (
        <span className={styles.name} title={name}>
          {name}
        </span>
      )}
      <FindingMark findings={findings} />
      <RowSigns row={row} onVisible={onVisible} onLocked={onLocked} onOrderEditing={onOrderEditing} />
    </div>
  );
}

function Caret({ row, onToggle }: Pick<Props, 'row' | 'onToggle'>) {
  const t = useText(designerTexts);
  if (row.layer.children.length === 0) return <span className={styles.caret} />;
  return (
    <button
      type="button"
      className={styles.caret}
      aria-label={row.isOpen ? t('closeLayer') : t('openLayer')}
      onClick={withoutPicking(onToggle)}
    >
      {row.isOpen ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
    </button>
  );
}

/** The input that replaces the name; it ends with undefined if the user cancels. */
function RenameInput({ initial, onDone }: { initial: string; onDone: (typed: string | undefined) => void }) {
  const t = useText(designerTexts);
  const [typed, setTyped] = useState(initial);
  return (
    <input
      className={styles.rename}
      aria-label={t('rename')}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just started to type here
      autoFocus
      maxLength={layerNameLengthMax}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => onDone(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onDone(typed);
        if (event.key === 'Escape') onDone(undefined);
      }}
    />
  );
}

/** Whether the layer is locked, editable in orders and visible, each to be toggled. */
function RowSigns({
  row: { layer, orderEditability },
  onVisible,
  onLocked,
  onOrderEditing,
}: Pick<Props, 'row' | 'onVisible' | 'onLocked' | 'onOrderEditing'>) {
  const t = useText(designerTexts);
  const lockLabel = layer.locked ? t('unlock') : t('lock');
  const orderLabel = orderEditability === 'all' ? t('preventEditingInOrders') : t('allowEditingInOrders');
  const eyeLabel = layer.visible ? t('hide') : t('show');
  return (
    <>
      <button
        type="button"
        className={styles.sign}
        data-locked={layer.locked === true}
        aria-label={lockLabel}
        title={lockLabel}
        onClick={withoutPicking(onLocked)}
      >
        {layer.locked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
      </button>
      <button
        type="button"
        className={styles.sign}
        data-share={orderEditability}
        aria-label={orderLabel}
        title={orderLabel}
        onClick={withoutPicking(onOrderEditing)}
      >
        <PencilLine aria-hidden />
      </button>
      <button
        type="button"
        className={styles.sign}
        data-eye
        aria-label={eyeLabel}
        title={eyeLabel}
        onClick={withoutPicking(onVisible)}
      >
        {layer.visible ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
      </button>
    </>
  );
}

/** A click on a button of a row does not select the row. */
function withoutPicking(run: () => void) {
  return (event: MouseEvent) => {
    event.stopPropagation();
    run();
  };
}
