import type { ReactNode } from 'react';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import styles from './doc-blocks.module.css';

/** A text in which `quoted` parts are code: field names, headers, paths. */
function Prose({ text }: { text: string }) {
  return [...text.matchAll(/`([^`]*)`|[^`]+/g)].map(({ 0: part, 1: code, index }) =>
    code === undefined ? part : <code key={index}>{code}</code>,
  );
}

export function Paragraph({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <p className={styles.paragraph}>
      <Prose text={text} />
      {children}
    </p>
  );
}

/** A list of steps or of statements. */
export function BulletList({ texts, isOrdered = false }: { texts: readonly string[]; isOrdered?: boolean }) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={styles.points}>
      {texts.map((text) => (
        <li key={text}>
          <Prose text={text} />
        </li>
      ))}
    </List>
  );
}

export function DocSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {children}
    </div>
  );
}

interface TableProps {
  label: string;
  heads: readonly string[];
  /** The first cell is a text that names the row. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** A table of the page. On a phone each row is a block, with its cells below their headers. */
export function DocTable({ label, heads, rows }: TableProps) {
  const cell = (content: ReactNode) => (typeof content === 'string' ? <Prose text={content} /> : content);
  return (
    <ScrollRegion className={styles.table} label={label}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{cell(first)}</th>
              {rest.map((content, column) => (
                <td key={heads[column + 1]} data-label={heads[column + 1]}>
                  <span>{cell(content)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
