import { Skeleton } from 'antd';
import type { Action } from '../actions/action.types.ts';
import { ActionButtons } from '../actions/action-buttons.tsx';
import { RowPicture } from '../pictures/row-picture.tsx';
import { CellValues } from './cell-values.tsx';
import type { Column, ListRow } from './list.types.ts';
import styles from './list-cards.module.css';
import { isEmptyCell, isNumberColumn, renderCell } from './list-cell.tsx';

interface Props<Row extends ListRow> {
  rows: readonly Row[] | undefined;
  columns: readonly Column<Row>[];
  rowActions: ((row: Row) => readonly Action[]) | undefined;
  refresh: () => unknown;
  isStale: boolean;
}

const skeletonCards = 4;

/** The rows as cards, for touch screens: name and state above, figures in a strip, time and actions below. */
export function ListCards<Row extends ListRow>({ rows, columns, rowActions, refresh, isStale }: Props<Row>) {
  if (!rows) {
    return (
      <div className={styles.cards} aria-busy>
        {Array.from({ length: skeletonCards }, (_, index) => (
          <div key={index} className={styles.card}>
            <Skeleton active />
          </div>
        ))}
      </div>
    );
  }
  const [title, ...rest] = columns;
  const states = rest.filter((column) => column.kind === 'state');
  const figures = rest.filter(isNumberColumn);
  const times = rest.filter((column) => column.kind === 'dateTime');
  const [newest, ...otherTimes] = times.toReversed();
  const pictured = rest.find((column) => column.kind === 'pictured');
  const positioned: readonly unknown[] = [...states, ...figures, ...times, pictured];
  const lines = [...rest.filter((column) => !positioned.includes(column)), ...otherTimes];
  return (
    <ul className={styles.cards} aria-busy={isStale} data-stale={isStale}>
      {rows.map((row) => (
        <li key={row.id} className={styles.card}>
          <div className={styles.head} data-pictured={pictured !== undefined}>
            {pictured && <RowPicture url={pictured.pictureUrl(row)} size="large" />}
            <span className={styles.title} data-kind={title?.kind}>
              {title && renderCell(title, row)}
              {pictured && <span className={styles.name}>{pictured.value(row)}</span>}
            </span>
            {states.map((column) => (
              <span key={column.key} data-kind={column.kind}>
                {renderCell(column, row)}
              </span>
            ))}
          </div>
          <CellValues
            className={styles.lines}
            columns={lines.filter((column) => !isEmptyCell(column, row))}
            row={row}
          />
          <CellValues className={styles.figures} columns={figures} row={row} />
          <div className={styles.foot}>
            {newest && <span data-kind={newest.kind}>{renderCell(newest, row)}</span>}
            <span className={styles.actions}>
              {rowActions && <ActionButtons actions={rowActions(row)} refresh={refresh} flatMax={1} />}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
