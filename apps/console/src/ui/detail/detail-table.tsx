import type { ReactNode } from 'react';
import { ScrollRegion } from '../scroll-region.tsx';
import styles from './detail-table.module.css';

export interface DetailColumn<Row> {
  key: string;
  label: string;
  render: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** Hidden on phones, where another column shows the same. */
  isHiddenOnPhone?: boolean;
}

interface Props<Row> {
  /** The label of the table, for screen readers. */
  label: string;
  columns: readonly DetailColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** The few rows of a record, all of them at once. Rows that are a resource of their own use `ListTable`. */
export function DetailTable<Row>({ label, columns, rows, rowKey }: Props<Row>) {
  return (
    <ScrollRegion className={styles.scroller} label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-number={column.isNumber === true}
                data-hidden-on-phone={column.isHiddenOnPhone === true}
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
                    data-hidden-on-phone={column.isHiddenOnPhone === true}
                  >
                    {column.render(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
