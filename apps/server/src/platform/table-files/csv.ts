/** Without it Excel uses the system's encoding and garbles Chinese text. */
export const byteOrderMark = '\uFEFF';

/** Characters that start a formula in spreadsheets. */
const formulaStart = /^[=+\-@\t\r]/;

export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + rows.map(writeCsvRow).join('');
}

export function writeCsvRow(row: readonly (string | number)[]): string {
  return `${row.map(writeCell).join(',')}\r\n`;
}

/** Most cells contain customers' input: one that begins like a formula would run on the factory's machine. */
function writeCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
