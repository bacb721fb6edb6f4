/**
 * What a spreadsheet puts on the clipboard: cells between tabs, rows between line breaks. A cell that holds either is in
 * quotes, with its own quotes doubled.
 */
export function parsePastedCells(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [, quoted, plain = '', end] = match;
    rows.at(-1)?.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim());
    if (end === '' || cell.lastIndex >= text.length) break;
    if (end !== '\t') rows.push([]);
  }
  return rows;
}

/** Whether a paste is more than one entry, and must be spread over rows and columns. */
export const isGrid = (text: string): boolean => /[\t\n\r]/.test(text.trim());
