import { renderCell } from './list-cell.tsx';
import type { Column } from './list.types.ts';

interface Props<Row> {
  className: string | undefined;
  columns: readonly Column<Row>[];
  row: Row;
}

/** Values of a row under their names, where they are not under a table's head. */
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
