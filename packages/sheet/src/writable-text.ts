/** Characters that XML cannot hold would make Excel call the file damaged; `_x0041_` would be read as an A. */
export function writableText(text: string): string {
  return text.replace(/[\p{Cs}\ufffe\uffff]|(?![\t\n\r])\p{Cc}/gu, '').replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
}
