/**
 * Parses what a spreadsheet puts on the clipboard: cells separated by tabs, rows by line breaks. A cell that contains
 * either is quoted, with its own quotes doubled.
 */
export function parsePastedCells(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [, quoted, plain = '', end] = match;
    rows.at(-1)?.push((quoted === undefined ? plain : quoted.replaceAll('""', '"').replaceAll('\r\n', '\n')).trim());
    if (end === '' || cell.lastIndex >= text.length) break;
    if (end !== '\t') rows.push([]);
  }
  return rows;
}

/** The inverse. */
export function toPastedText(cells: readonly (readonly string[])[]): string {
  const quoted = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return cells.map((row) => row.map(quoted).join('\t')).join('\n');
}

/** Whether a paste is more than one entry and must be distributed over rows and columns. */
export const isGrid = (text: string): boolean => /[\t\n\r]/.test(text.trim());

/** The cells on a clipboard; undefined for a single entry, which belongs to one cell alone. */
export function cellsOn(clipboard: DataTransfer): string[][] | undefined {
  const text = clipboard.getData('text/plain').replace(/[\r\n]+$/, '');
  if (isGrid(text)) return parsePastedCells(text);
  const table = text.trim() === '' ? parsePastedTable(clipboard.getData('text/html')) : [];
  return table.length > 0 ? table : undefined;
}

/** The cells of the first table in the HTML, for programs that provide no plain text. */
function parsePastedTable(html: string): string[][] {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  return [...(table?.rows ?? [])].map((row) =>
    [...row.cells].flatMap((cell) => {
      for (const line of cell.querySelectorAll('br')) line.replaceWith('\n');
      const text = (cell.textContent ?? '').trim();
      return [text, ...Array.from({ length: cell.colSpan - 1 }, () => '')];
    }),
  );
}
