import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { ShippingRules } from '@platen/model/factory/shipping-settings';
import { itemsBySize } from '@platen/ordering/custom-items';
import { orderTemplateOf } from '@platen/ordering/order-template';
import { photoSharpness } from '@platen/ordering/photo-sharpness';
import { type ComponentProps, type ReactNode, type RefObject, useMemo } from 'react';
import { orderImageMaxMb } from '../../../../shared/orders/image-limits.ts';
import { FieldServicesProvider } from '../../../../ui/fields/field-services.ts';
import { useIsSmall } from '../../../../ui/hooks/use-media-query.ts';
import type { errorsOf } from '../draft/draft-state.ts';
import type { OrderDraft } from '../draft/order-draft.ts';
import type { GridPosition } from '../draft/problems.ts';
import type { useGridBlock } from './block-selection.tsx';
import type { useShownColumns } from './grid-columns.tsx';
import { OrderGridRow } from './order-grid-row.tsx';
import { PageRows, type RowsHandle, ScrolledRows } from './virtual-rows.tsx';

/** The estimated heights before a row is measured; that of the header is in the style sheet, too. */
const rowPx = { head: 38, row: 43, card: 420, gap: 12 } as const;

type RowProps = ComponentProps<typeof OrderGridRow>;
type ShownColumns = ReturnType<typeof useShownColumns>;

interface Props {
  template: SkuTemplate;
  shipping: ShippingRules | undefined;
  drafts: readonly OrderDraft[];
  errors: ReturnType<typeof errorsOf>;
  active: GridPosition | undefined;
  columnsIn: ShownColumns['columnsIn'];
  isRowFolded: ShownColumns['isRowFolded'];
  handlers: RowProps['handlers'];
  /** The rows that stay rendered when they are scrolled out of sight. */
  pinned: readonly number[];
  range: ReturnType<typeof useGridBlock>['range'];
  /** What a card shows below itself, on a phone. */
  preview: { index: number; content: ReactNode } | undefined;
  handle: RefObject<RowsHandle | null>;
  scroller: RefObject<HTMLDivElement | null>;
}

/** The rows of the grid, of which only the visible ones are rendered. */
export function GridRows(props: Props) {
  const { template, shipping, drafts, errors, active, columnsIn, isRowFolded, handlers, range, preview } = props;
  const isSmall = useIsSmall();
  const ordered = useMemo(() => orderTemplateOf(template), [template]);
  const fieldsOf = useMemo(() => itemsBySize(ordered), [ordered]);
  const services = useMemo(
    () => ({
      fonts: template.font_libraries.map(({ name }) => name),
      pictureMaxMb: orderImageMaxMb,
      pictureSharpness: photoSharpness(template),
    }),
    [template],
  );

  function row(index: number) {
    const draft = drafts[index];
    if (!draft) return null;
    const isChosen = range !== undefined && index >= range.top && index <= range.bottom;
    return (
      <OrderGridRow
        {...{ template, ordered, shipping, draft, index, handlers }}
        columns={columnsIn(draft.key)}
        isFolded={isRowFolded(draft.key)}
        fields={fieldsOf(draft.size)}
        errors={errors.get(draft.key)}
        chosenFrom={isChosen ? (range?.left ?? -1) : -1}
        chosenTo={isChosen ? (range?.right ?? -1) : -1}
        isActive={active?.key === draft.key}
        preview={preview?.index === index ? preview.content : undefined}
      />
    );
  }

  const list = {
    count: drafts.length,
    keyOf: (index: number) => drafts[index]?.key ?? index,
    pinned: props.pinned,
    handle: props.handle,
    children: row,
  };
  return (
    <FieldServicesProvider value={services}>
      {isSmall ? (
        <PageRows {...list} estimatePx={rowPx.card} gapPx={rowPx.gap} />
      ) : (
        <ScrolledRows {...list} estimatePx={rowPx.row} scroller={props.scroller} headPx={rowPx.head} />
      )}
    </FieldServicesProvider>
  );
}
