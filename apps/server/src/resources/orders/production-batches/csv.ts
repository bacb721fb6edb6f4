/** Without it Excel reads the bytes in the system's own encoding, and Chinese becomes noise. */
const byteOrderMark = '\uFEFF';

/** What spreadsheets take for the beginning of a formula. */
const formulaStart = /^[=+\-@\t\r]/;

export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

/** Most cells are a customer's words: one that begins like a formula would be run on the factory's machine. */
function writeCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
