import type { Column } from './list.types.ts';
import { renderCell } from './list-cell.tsx';

interface Props<Row> {
  className: string | undefined;
  columns: readonly Column<Row>[];
  row: Row;
}

/** Values of a row with their labels, outside of a table. */
export function CellValues<Row>({ className, columns, row }: Props<Row>) {
  if (columns.length === 0) return null;
  return (
    <dl className={className}>
      {columns.map((column) => (
        <div key={column.key}>
          <dt>{column.label}</dt>
          <dd data-kind={column.kind}>{renderCell(column, row)}</dd>
        </div>
      ))}
    </dl>
  );
}
