import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { receiverFields } from '@platen/model/receiver-fields';
import type { ShippingRules } from '@platen/model/shipping-settings';
import { itemsBySize } from '@platen/ordering/custom-items';
import { orderTemplateOf } from '@platen/ordering/order-template';
import { type Dispatch, type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { AddressSuggestions } from '../../../../shared/orders/address-suggestions.tsx';
import { orderImageMaxMb } from '../../../../shared/orders/image-limits.ts';
import { FieldServicesProvider } from '../../../../ui/fields/field-services.ts';
import { useIsSmall } from '../../../../ui/hooks/use-media-query.ts';
import { useText } from '../../../../ui/text.ts';
import { columnsOf } from '../draft/draft-columns.ts';
import { type DraftChange, type DraftState, errorsOf } from '../draft/draft-state.ts';
import { entryAt, hasReceiver } from '../draft/order-draft.ts';
import { type GridPosition, nextProblem } from '../draft/problems.ts';
import { formOrderFormTexts } from '../form-orders-form.messages.ts';
import { BlockBar } from './block-bar.tsx';
import { gridTracks, rowPx } from './grid-tracks.ts';
import { isSamePosition, positionOf } from './grid-dom.ts';
import { OrderGridHead } from './order-grid-head.tsx';
import { OrderGridRow } from './order-grid-row.tsx';
import { RowPreview } from './row-preview.tsx';
import styles from './order-grid.module.css';
import { useGridBlock } from './use-grid-block.ts';
import { useGridClipboard } from './use-grid-clipboard.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useMoreColumns } from './use-more-columns.ts';
import { useRowHandlers } from './use-row-handlers.ts';
import { useLiveChecks } from './use-live-checks.ts';
import { PageRows, type RowsHandle, ScrolledRows } from './virtual-rows.tsx';

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
  const all = useMemo(() => columnsOf(template), [template]);
  const own = useMemo(() => all.filter(({ kind }) => kind !== 'receiver'), [all]);
  const [isFoldedByHand, setFolded] = useState<boolean>();
  const isAnySent = useMemo(() => drafts.some(hasReceiver), [drafts]);
  // The receiver's columns are expanded if an address is required, so that users see it before they are refused.
  const isReceiverRequired = (shipping?.required_parts.domestic.length ?? 0) > 0;
  const isFolded = isFoldedByHand ?? !(isAnySent || isReceiverRequired);
  const [openKey, setOpenKey] = useState<number>();
  // On a phone one card is expanded at a time; a card with an invalid receiver is expanded too.
  const isRowFolded = (key: number) =>
    isSmall ? openKey !== key && !receiverFields.some((field) => errors.get(key)?.[field]) : isFolded;
  const columnsIn = (key: number) => (isRowFolded(key) ? own : all);
  const columns = isSmall || !isFolded ? all : own;
  const unfold = ({ key }: GridPosition) => (isSmall ? setOpenKey(key) : setFolded(false));
  const ordered = useMemo(() => orderTemplateOf(template), [template]);
  const fieldsOf = useMemo(() => itemsBySize(ordered), [ordered]);
  const services = useMemo(
    () => ({ fonts: template.font_libraries.map(({ name }) => name), pictureMaxMb: orderImageMaxMb }),
    [template],
  );
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
  useImperativeHandle(handle, () => ({
    goToProblem: (isFirst = false) => {
      const cells = all.map(({ cell }) => cell);
      const position = nextProblem(errors, drafts, cells, isFirst ? undefined : active);
      if (position) goTo(position);
    },
  }));
  useLiveChecks({ template, shipping, state, activeKey: active?.key, change });
  const indexes = useMemo(() => new Map(drafts.map(({ key }, index) => [key, index])), [drafts]);
  const pinnedIndexes = [...pinned, active?.key ?? -1].flatMap((key) => indexes.get(key) ?? []);

  function onFocus(event: { target: EventTarget }) {
    const position = positionOf(event.target);
    const draft = position && drafts[indexes.get(position.key) ?? -1];
    if (!position || !draft || isSamePosition(position, active)) return;
    before.current = entryAt(draft, position.cell);
    if (block.block && !isSamePosition(position, block.block.anchor)) block.drop();
    onActive(position);
  }

  // Without an active cell the first row is previewed.
  const shownIndex = indexes.get(active?.key ?? -1) ?? 0;
  const shownDraft = drafts[shownIndex];
  const preview = isPreviewed && shownDraft && (
    <RowPreview template={template} draft={shownDraft} row={shownIndex + 1} />
  );

  function row(index: number) {
    const draft = drafts[index];
    if (!draft) return null;
    const isChosen = block.range !== undefined && index >= block.range.top && index <= block.range.bottom;
    return (
      <OrderGridRow
        {...{ template, ordered, shipping, draft, index, handlers }}
        columns={columnsIn(draft.key)}
        isFolded={isRowFolded(draft.key)}
        fields={fieldsOf(draft.size)}
        errors={errors.get(draft.key)}
        chosenFrom={isChosen ? (block.range?.left ?? -1) : -1}
        chosenTo={isChosen ? (block.range?.right ?? -1) : -1}
        isActive={active?.key === draft.key}
        preview={isSmall && shownIndex === index ? preview : undefined}
      />
    );
  }

  const list = {
    count: drafts.length,
    keyOf: (index: number) => drafts[index]?.key ?? index,
    pinned: pinnedIndexes,
    handle: rows,
    children: row,
  };
  const hasMore = useMoreColumns(root);
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
          onFold={setFolded}
          onMore={
            hasMore
              ? () => root.current?.scrollBy({ left: root.current.clientWidth / 2, behavior: 'smooth' })
              : undefined
          }
        />
        <AddressSuggestions shipping={shipping} />
        <FieldServicesProvider value={services}>
          {isSmall ? (
            <PageRows {...list} estimatePx={rowPx.card} gapPx={rowPx.gap} />
          ) : (
            <ScrolledRows {...list} estimatePx={rowPx.row} scroller={root} headPx={rowPx.head} />
          )}
        </FieldServicesProvider>
      </div>
      {!isSmall && preview}
      {block.range && <BlockBar block={block} />}
    </div>
  );
}
