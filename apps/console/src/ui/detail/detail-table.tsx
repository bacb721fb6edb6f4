import type { ReactNode } from 'react';
import styles from './detail-table.module.css';

export interface DetailColumn<Row> {
  key: string;
  label: string;
  render: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** Left out on phones, where another column says it too. */
  isHiddenOnPhone?: boolean;
}

interface Props<Row> {
  /** What the rows are, for screen readers. */
  label: string;
  columns: readonly DetailColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** The few rows that a record holds, all of them at once. For rows of their own resource there is `ListTable`. */
export function DetailTable<Row>({ label, columns, rows, rowKey }: Props<Row>) {
  return (
    // Reachable by Tab: on a narrow window it scrolls sideways.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-number={column.isNumber === true}
                data-spare={column.isHiddenOnPhone === true}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row">
                    {column.render(row)}
                  </th>
                ) : (
                  <td
                    key={column.key}
                    data-number={column.isNumber === true}
                    data-spare={column.isHiddenOnPhone === true}
                  >
                    {column.render(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
