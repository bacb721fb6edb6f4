import { encode } from 'uqr';

/** A code as one path on a grid of modules. One rectangle for each module would leave hairlines between them. */
export function qrPath(text: string): { path: string; side: number } {
  const rows = encode(text, { ecc: 'M', border: 0 }).data;
  return { path: rows.map(rowPath).join(''), side: rows.length };
}

/** Adjacent dark modules are one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    const width = x + 1 - start;
    path += `M${start} ${y}h${width}v1h-${width}z`;
  }
  return path;
}
