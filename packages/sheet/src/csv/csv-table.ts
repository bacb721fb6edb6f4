import { sheetError } from '../sheet-error.ts';

interface TableOptions {
  delimiter: string;
  /** A cell with more is refused as soon as it is seen: a quote that is never closed would take in the whole file. */
  cellCharacters: number;
}

const quote = '"';

/** The rows of a CSV text, as RFC 4180 and the programs of merchants write them: quotes are doubled, any line end will do. */
export function* csvTable(text: string, { delimiter, cellCharacters: limit }: TableOptions): Generator<string[]> {
  const end = new RegExp(`[\\r\\n${delimiter.replace(/[\\\]^-]/g, '\\$&')}]`, 'g');
  let at = 0;
  for (let row = 1; at < text.length; row++) {
    const cells: string[] = [];
    for (let isOpen = true; isOpen; ) {
      const quoted = text[at] === quote ? readQuoted(text, at + 1, limit) : undefined;
      end.lastIndex = quoted?.next ?? at;
      const found = end.exec(text);
      const stop = found?.index ?? text.length;
      const cell = (quoted?.cell ?? '') + text.slice(quoted?.next ?? at, stop);
      if (cell.length > limit) throw sheetError('cell_too_long', { row, limit });
      cells.push(cell);
      isOpen = found?.[0] === delimiter;
      at = stop + (text.startsWith('\r\n', stop) ? 2 : 1);
    }
    yield cells;
  }
}

/** From behind a quote to behind the one that closes it, or to where it is clear that it is too long. */
function readQuoted(text: string, start: number, limit: number): { cell: string; next: number } {
  let cell = '';
  for (let at = start; ; ) {
    const close = text.indexOf(quote, at);
    cell += text.slice(at, close === -1 ? text.length : close);
    if (close === -1 || cell.length > limit) return { cell, next: close === -1 ? text.length : close };
    if (text[close + 1] !== quote) return { cell, next: close + 1 };
    cell += quote;
    at = close + 2;
  }
}
