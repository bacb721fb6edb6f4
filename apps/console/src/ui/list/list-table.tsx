import { Table, type TableProps } from 'antd';
import { ChevronRight } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import type { Action } from '../actions/action.types.ts';
import { RowActions } from '../actions/row-actions.tsx';
import { useText } from '../text.ts';
import { sizes } from '../theme/tokens.ts';
import { uiTexts } from '../ui.messages.ts';
import { CellValues } from './cell-values.tsx';
import type { Column, ListRow } from './list.types.ts';
import { isNumberColumn, renderCell } from './list-cell.tsx';
import type { Sorting } from './list-search.ts';
import styles from './list-table.module.css';
import { useColumnFit } from './use-column-fit.ts';

type TableColumns<Row> = NonNullable<TableProps<Row>['columns']>;

interface Props<Row extends ListRow> {
  /** Undefined while they are loading for the first time. */
  rows: readonly Row[] | undefined;
  columns: readonly Column<Row>[];
  sorting: Sorting | undefined;
  onSort: (sorting: Sorting | undefined) => void;
  rowActions: ((row: Row) => readonly Action[]) | undefined;
  refresh: () => unknown;
  selection: { ids: readonly ListRow['id'][]; onChange: (rows: Row[]) => void } | undefined;
  isStale: boolean;
  empty: ReactNode;
}

const skeletonRows = 8;
const directions = { asc: 'ascend', desc: 'descend' } as const;
const checkboxColumnPx = 46;
const expandColumnPx = 40;

interface ColumnLayout<Row> {
  index: number;
  sorting: Sorting | undefined;
  /** The columns that are folded into the cells of this one. */
  folded: readonly Column<Row>[];
}

function toTableColumn<Row>(
  column: Column<Row>,
  { index, sorting, folded }: ColumnLayout<Row>,
): TableColumns<Row>[number] {
  return {
    key: column.key,
    title: column.label,
    render: (_, row) => (folded.length > 0 ? stackCells([column, ...folded], row) : renderCell(column, row)),
    className: isNumberColumn(column) ? styles.number : undefined,
    align: isNumberColumn(column) ? 'end' : 'start',
    onCell: () => ({ 'data-column': column.key, 'data-kind': column.kind }) as HTMLAttributes<HTMLElement>,
    onHeaderCell: () => ({ 'data-column': column.key }) as HTMLAttributes<HTMLElement>,
    ...(column.widthPx && { width: column.widthPx }),
    ...(index === 0 && { fixed: 'start' as const, rowScope: 'row' as const }),
    ...(column.sort && {
      sorter: true,
      sortDirections: ['descend', 'ascend'],
      sortOrder: sorting?.column === column.sort ? directions[sorting.direction] : null,
    }),
  };
}

function stackCells<Row>(columns: readonly Column<Row>[], row: Row): ReactNode {
  return (
    <span className={styles.stack} data-kind={columns[0]?.kind}>
      {columns.map((column) => (
        <span key={column.key}>{renderCell(column, row)}</span>
      ))}
    </span>
  );
}

/** The hidden columns, in an expandable area below their row. */
function hiddenColumnsBelow<Row>(columns: readonly Column<Row>[], label: string): TableProps<Row>['expandable'] {
  return {
    columnWidth: expandColumnPx,
    expandedRowRender: (row) => <CellValues className={styles.hidden} columns={columns} row={row} />,
    expandIcon: ({ expanded, onExpand, record }) => (
      <button
        type="button"
        className={styles.expander}
        aria-expanded={expanded}
        aria-label={label}
        onClick={(event) => onExpand(record, event)}
      >
        <ChevronRight aria-hidden />
      </button>
    ),
  };
}

/** The rows as a table: the header is sticky; columns without room are in an expandable area below their row. */
export function ListTable<Row extends ListRow>(props: Props<Row>) {
  const { rows, columns, sorting, rowActions } = props;
  const t = useText(uiTexts);
  const { frame, inRow, folded, hidden, flatMax } = useColumnFit(columns, rows);
  const tableColumns = inRow.map((column, index) =>
    toTableColumn(column, { index, sorting, folded: folded.filter(({ foldInto }) => foldInto === column.key) }),
  );
  if (rowActions) {
    tableColumns.push({
      key: 'actions',
      title: flatMax === 0 ? <span className={styles.unseen}>{t('actions')}</span> : t('actions'),
      fixed: 'end',
      className: styles.actions,
      onCell: () => ({ 'data-column': 'actions' }) as HTMLAttributes<HTMLElement>,
      render: (_, row) => <RowActions actions={rowActions(row)} refresh={props.refresh} flatMax={flatMax} />,
    });
  }
  const blank = () => <span className={styles.blank} aria-hidden />;
  const isFirstLoad = rows === undefined;
  const placeholders = Array.from({ length: skeletonRows }, (_, index) => ({ id: -index }) as Row);

  return (
    <div ref={frame}>
      <Table<Row>
        className={styles.table}
        size="medium"
        rowKey="id"
        columns={
          isFirstLoad
            ? tableColumns.map(({ key, title, align, width }) => ({ key, title, align, width, render: blank }))
            : tableColumns
        }
        dataSource={isFirstLoad ? placeholders : rows}
        pagination={false}
        sticky={{ offsetHeader: sizes.header }}
        scroll={{ x: 'max-content' }}
        aria-busy={isFirstLoad || props.isStale}
        data-stale={props.isStale}
        locale={{
          emptyText: props.empty,
          triggerAsc: t('sortAscending'),
          triggerDesc: t('sortDescending'),
          cancelSort: t('sortCancel'),
        }}
        onChange={(_pagination, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
          const column = columns.find((candidate) => candidate.key === columnKey)?.sort;
          props.onSort(column && order ? { column, direction: order === 'ascend' ? 'asc' : 'desc' } : undefined);
        }}
        {...(props.selection && {
          rowSelection: {
            selectedRowKeys: [...props.selection.ids],
            onChange: (_keys, selected) => props.selection?.onChange(selected),
            columnWidth: checkboxColumnPx,
            getTitleCheckboxProps: () => ({ 'aria-label': t('selectAll') }),
            getCheckboxProps: () => ({ 'aria-label': t('selectRow'), disabled: isFirstLoad }),
          },
        })}
        {...(hidden.length > 0 && { expandable: hiddenColumnsBelow(hidden, t('moreOfRow')) })}
      />
    </div>
  );
}
