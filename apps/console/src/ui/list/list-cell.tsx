import { formatCount, formatYuan } from '@platen/model/money/money';
import { Link } from '@tanstack/react-router';
import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { emptyValue, formatDateTime } from '../formats.ts';
import { Movement } from '../movement.tsx';
import { RowPicture } from '../pictures/row-picture.tsx';
import { StateTag, UserTags } from '../state-tag.tsx';
import type { Column, ColumnKind, ColumnOf } from './list.types.ts';
import styles from './list-cell.module.css';

/** Long text is truncated to one line; the tooltip shows all of it. */
function TruncatedText({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <Tooltip title={text} mouseEnterDelay={0.6}>
      <span className={`${styles.cut} ${className ?? ''}`}>{text}</span>
    </Tooltip>
  );
}

const figure = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? emptyValue : format(value);

/** How each kind of value is rendered. A new kind does not compile until it is added here. */
const cells: { [Kind in ColumnKind]: <Row>(column: ColumnOf<Kind, Row>, row: Row) => ReactNode } = {
  text: (column, row) => {
    const text = column.value(row);
    return text ? <TruncatedText text={text} className={column.isCode ? styles.code : undefined} /> : emptyValue;
  },
  link: (column, row) => {
    const [target, text] = [column.link(row), column.value(row)];
    return target ? (
      <Link {...target} className={styles.link}>
        {text}
      </Link>
    ) : (
      text
    );
  },
  pictured: (column, row) => (
    <span className={styles.pictured}>
      <RowPicture url={column.pictureUrl(row)} size="small" />
      <TruncatedText text={column.value(row)} />
    </span>
  ),
  money: (column, row) => {
    const yuan = column.value(row);
    if (column.isMovement && typeof yuan === 'number') return <Movement yuan={yuan} />;
    return <span className={styles.money}>{figure(yuan, formatYuan)}</span>;
  },
  count: (column, row) => figure(column.value(row), formatCount),
  dateTime: (column, row) => {
    const [day, clock] = formatDateTime(column.value(row)).split(' ');
    return (
      <span className={styles.time}>
        <span>{day}</span> <span>{clock}</span>
      </span>
    );
  },
  state: (column, row) => {
    const { tone, label } = column.value(row);
    return <StateTag tone={tone}>{label}</StateTag>;
  },
  tags: (column, row) => {
    const names = column.value(row);
    return names.length > 0 ? <UserTags names={names} /> : emptyValue;
  },
  custom: (column, row) => column.render(row),
};

export function renderCell<Row>(column: Column<Row>, row: Row): ReactNode {
  const render = cells[column.kind] as (column: Column<Row>, row: Row) => ReactNode;
  return render(column, row);
}

/** Whether a cell is empty; a card omits it, while a table must keep its column. */
export function isEmptyCell<Row>(column: Column<Row>, row: Row): boolean {
  if (column.kind === 'custom') return column.isEmpty?.(row) ?? false;
  if (column.kind === 'state') return false;
  const value = column.value(row);
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

const numberKinds: readonly ColumnKind[] = ['money', 'count'];
export const isNumberColumn = (column: { kind: ColumnKind }): boolean => numberKinds.includes(column.kind);
