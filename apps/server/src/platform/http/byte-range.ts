import type { ByteRange } from '../store/store.ts';

/**
 * The range that a `Range` header requests, or undefined for the whole file. Headers that we do not understand,
 * including several ranges at once, may be answered with everything.
 */
export function parseRange(header: string | undefined, byteSize: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(' ', '') ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const first = match[1] === '' ? undefined : Number(match[1]);
  const last = match[2] === '' ? undefined : Number(match[2]);
  if (first !== undefined && last !== undefined && last < first) return undefined;
  // `-n` requests the last n bytes.
  const start = first ?? Math.max(0, byteSize - (last ?? 0));
  const end = first === undefined ? byteSize - 1 : Math.min(last ?? byteSize - 1, byteSize - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}
