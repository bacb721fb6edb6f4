import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { ShippingRules } from '@platen/model/factory/shipping-settings';
import { type Dispatch, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { AddressSuggestions } from '../../../../shared/orders/address-suggestions.tsx';
import { useIsSmall } from '../../../../ui/hooks/use-media-query.ts';
import { useUnlessPressed } from '../../../../ui/hooks/use-unless-pressed.ts';
import { useText } from '../../../../ui/text.ts';
import type { columnsOf } from '../draft/draft-columns.ts';
import { type DraftChange, type DraftState, errorsOf } from '../draft/draft-state.ts';
import { entryAt, type OrderDraft } from '../draft/order-draft.ts';
import { type GridPosition, nextProblem } from '../draft/problems.ts';
import { formOrderFormTexts } from '../form-orders-form.messages.ts';
import { BlockBar, useGridBlock, useGridClipboard } from './block-selection.tsx';
import { gridTracks, OrderGridHead, useMoreColumns, useShownColumns } from './grid-columns.tsx';
import { isSamePosition, positionOf, useGridFocus } from './grid-focus.ts';
import { GridRows } from './grid-rows.tsx';
import styles from './order-grid.module.css';
import { useRowHandlers } from './order-grid-row.tsx';
import { RowPreview } from './row-preview.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import { useLiveChecks } from './use-live-checks.ts';
import type { RowsHandle } from './virtual-rows.tsx';

/** What the screen around the grid may call. */
export interface GridHandle {
  /** Goes to the next invalid entry after the active cell, or to the first one. */
  goToProblem: (isFirst?: boolean) => void;
}

interface Props {
  template: SkuTemplate;
  /** The factory's shipping settings, once they are loaded. */
  shipping: ShippingRules | undefined;
  state: DraftState;
  active: GridPosition | undefined;
  onActive: (position: GridPosition) => void;
  change: Dispatch<DraftChange>;
  isPreviewed: boolean;
  handle?: Ref<GridHandle> | undefined;
}

/**
 * The orders of a form order as a sheet: typed, or pasted from a spreadsheet, with a spreadsheet's keys. Only the
 * visible rows are rendered. On a phone each row is a card.
 */
export function OrderGrid({ template, shipping, state, active, onActive, change, isPreviewed, handle }: Props) {
  const t = useText(formOrderFormTexts);
  const isSmall = useIsSmall();
  const root = useRef<HTMLDivElement>(null);
  const rows = useRef<RowsHandle>(null);
  const { drafts } = state;
  const errors = useMemo(() => errorsOf(state), [state]);
  const shown = useShownColumns({ template, shipping, drafts, errors });
  const { all, columns, columnsIn, isRowFolded, isFolded, unfold } = shown;
  const before = useRef('');
  const isShown = ({ key, cell }: GridPosition) => columnsIn(key).some((column) => column.cell === cell);
  const { goTo } = useGridFocus({ root, rows, drafts, isShown, unfold });
  const block = useGridBlock({ state, columns, templateNo: template.no, active, change });
  const clipboard = useGridClipboard({ columns: all, templateNo: template.no, block, change, unfold });
  const onKeyDown = useGridKeys({ state, columns, change, block, before: () => before.current, goTo });
  const { handlers, pinned } = useRowHandlers({
    change,
    selectRow: block.selectRow,
    openReceiver: (key) => goTo({ key, cell: 'receiver_name' }),
  });
  useProblemHandle(handle, { errors, drafts, columns: all, active, goTo });
  useLiveChecks({ template, shipping, state, activeKey: active?.key, change });
  const indexes = useMemo(() => new Map(drafts.map(({ key }, index) => [key, index])), [drafts]);

  function onFocus(event: { target: EventTarget }) {
    const position = positionOf(event.target);
    const draft = position && drafts[indexes.get(position.key) ?? -1];
    if (!position || !draft || isSamePosition(position, active)) return;
    before.current = entryAt(draft, position.cell);
    if (block.block && !isSamePosition(position, block.block.anchor)) block.drop();
    onActive(position);
  }

  // Without an active cell the first row is previewed.
  const shownKey = useUnlessPressed(active?.key);
  const shownIndex = indexes.get(shownKey ?? -1) ?? 0;
  const shownDraft = drafts[shownIndex];
  const preview = isPreviewed && shownDraft && (
    <RowPreview template={template} draft={shownDraft} row={shownIndex + 1} />
  );

  const hasMore = useMoreColumns(root);
  const scrollOn = () => root.current?.scrollBy({ left: root.current.clientWidth / 2, behavior: 'smooth' });
  return (
    <div className={styles.area} data-previewed={isPreviewed && !isSmall}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events bubble from the inputs */}
      <div
        ref={root}
        className={styles.grid}
        style={{ '--tracks': gridTracks(columns, isFolded) } as object}
        data-more={hasMore && !isSmall}
        role="table"
        aria-label={t('orders')}
        aria-rowcount={drafts.length + 1}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        {...block.handlers}
        {...clipboard}
      >
        <OrderGridHead
          columns={columns}
          isFolded={isFolded}
          onFold={shown.setFolded}
          onMore={hasMore ? scrollOn : undefined}
        />
        <AddressSuggestions shipping={shipping} />
        <GridRows
          {...{ template, shipping, drafts, errors, active, columnsIn, isRowFolded, handlers, scroller: root }}
          handle={rows}
          pinned={[...pinned, active?.key ?? -1].flatMap((key) => indexes.get(key) ?? [])}
          range={block.range}
          preview={isSmall ? { index: shownIndex, content: preview } : undefined}
        />
      </div>
      {!isSmall && preview}
      {block.range && <BlockBar block={block} />}
    </div>
  );
}

interface ProblemOptions {
  errors: ReturnType<typeof errorsOf>;
  drafts: readonly OrderDraft[];
  columns: ReturnType<typeof columnsOf>;
  active: GridPosition | undefined;
  goTo: (position: GridPosition) => void;
}

function useProblemHandle(
  handle: Ref<GridHandle> | undefined,
  { errors, drafts, columns, active, goTo }: ProblemOptions,
): void {
  useImperativeHandle(handle, () => ({
    goToProblem: (isFirst = false) => {
      const cells = columns.map(({ cell }) => cell);
      const position = nextProblem(errors, drafts, cells, isFirst ? undefined : active);
      if (position) goTo(position);
    },
  }));
}
