import type { ReactNode } from 'react';
import styles from './doc-blocks.module.css';

/** A text whose `quoted` parts are code: field names, headers, paths. */
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

/** What is done one after the other, or what all holds. */
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
  /** What the row is about comes first, as text. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** A table of the page. On a phone each row is a block of its own, its cells under their heads. */
export function DocTable({ label, heads, rows }: TableProps) {
  const cell = (content: ReactNode) => (typeof content === 'string' ? <Prose text={content} /> : content);
  return (
    // Reachable by Tab: on a narrow window it scrolls sideways.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.table} role="region" aria-label={label} tabIndex={0}>
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
    </div>
  );
}
