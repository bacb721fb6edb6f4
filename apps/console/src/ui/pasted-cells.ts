/**
 * What a spreadsheet puts on the clipboard: cells between tabs, rows between line breaks. A cell that holds either is in
 * quotes, with its own quotes doubled.
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

/** The same the other way round. */
export function toPastedText(cells: readonly (readonly string[])[]): string {
  const quoted = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return cells.map((row) => row.map(quoted).join('\t')).join('\n');
}

/** Whether a paste is more than one entry, and must be spread over rows and columns. */
export const isGrid = (text: string): boolean => /[\t\n\r]/.test(text.trim());

/** The cells on a clipboard; nothing where it is one entry, which belongs to one cell alone. */
export function cellsOn(clipboard: DataTransfer): string[][] | undefined {
  const text = clipboard.getData('text/plain').replace(/[\r\n]+$/, '');
  if (isGrid(text)) return parsePastedCells(text);
  const table = text.trim() === '' ? parsePastedTable(clipboard.getData('text/html')) : [];
  return table.length > 0 ? table : undefined;
}

/** The cells of the first table on a page, for programs that put no text beside it. */
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
