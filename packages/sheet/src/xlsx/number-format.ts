/** How a number is meant: as itself, padded with zeros (`00000`), or as a moment. */
export type NumberKind = 'number' | 'date' | 'time' | 'date_time' | 'duration' | { digits: number };

/** The formats that have a number instead of a text. 27 to 36 and 50 to 58 are those of Chinese programs. */
const builtInKinds: ReadonlyMap<number, NumberKind> = new Map<number, NumberKind>([
  ...[14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'date'] as const),
  ...[18, 19, 20, 21, 32, 33, 34, 35, 45, 47, 55, 56].map((id) => [id, 'time'] as const),
  [22, 'date_time'],
  [46, 'duration'],
]);

export function kindOfFormat(id: number, code: string | undefined): NumberKind {
  return code === undefined ? (builtInKinds.get(id) ?? 'number') : kindOfCode(code);
}

/** `yyyy"年"m"月"d"日"`, `[$-804]上午/下午h:mm`, `0.00E+00`: only letters outside of quotes and brackets count. */
function kindOfCode(code: string): NumberKind {
  const [first = ''] = code.replace(/"[^"]*"|\\.|_.|\*./g, '').split(';');
  if (/\[(h+|m+|s+)\]/i.test(first)) return 'duration';
  const letters = first
    .replace(/\[[^\]]*\]/g, '')
    .replace(/general|g\/通用格式/gi, '')
    .replace(/am\/pm|a\/p|上午\/下午/gi, 'h')
    .toLowerCase();
  if (/^0{2,20}$/.test(letters)) return { digits: letters.length };
  const hasTime = /[hs]/.test(letters);
  // An `m` beside hours or seconds is minutes, and alone it is a month. `e` is a year unless it is an exponent.
  const hasDate = /[yd]|e(?![+-])|a{3,}|b{2,}/.test(letters) || (/m/.test(letters) && !hasTime);
  if (hasDate) return hasTime ? 'date_time' : 'date';
  return hasTime ? 'time' : 'number';
}
