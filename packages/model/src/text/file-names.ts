/** So that a name of Chinese characters, with numbers before and after it, stays below the 255 bytes of file systems. */
const nameBytesMax = 200;

/** Reserved on some system, a separator in our lists of files, or a character that makes a name look like another. */
const unsafe = /[<>:"/\\|?*%;\u202a-\u202e\u2066-\u2069]|\p{Cc}|\p{Cs}/gu;

/** A name that is valid on every system: no path, no reserved character, and no dot or space at its end. */
export function safeFileName(name: string): string {
  const safe = name.replace(unsafe, '_').replace(/[. ]+$/, '');
  const extension = /\.\w{1,5}$/.exec(safe)?.[0] ?? '';
  const stem = safe.slice(0, safe.length - extension.length);
  return cutToBytes(stem, nameBytesMax - extension.length) + extension || '_';
}

/** In UTF-8, without splitting a character. */
function cutToBytes(text: string, bytesMax: number): string {
  let bytes = 0;
  let cut = '';
  for (const character of text) {
    bytes += bytesOf(character.codePointAt(0) ?? 0);
    if (bytes > bytesMax) break;
    cut += character;
  }
  return cut;
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x1_0000 ? 3 : 4;
}
