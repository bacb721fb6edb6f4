/**
 * The property Vertical_Orientation of the Unicode Character Database (UAX #50), version 15.0. Each word is a range in
 * base 36: the distance from the end of the preceding range and, if it is longer than one character, its length minus
 * one. Characters in none of the lists are rotated (R).
 */
export const orientationRanges = {
  /** U: upright. */
  upright:
    '4n 2 5 3 b-2 p w dv-1 2s5-73 ea-hq fl-27 1ef a-1 f-1 a-1 6 5-2 8 k 3c-3 2-2 s-1 2-6 6 4-1 2-1 7-5 2 2 2 ' +
    '5 7-a 6-5 2-1 2-1m 3-3 3z m-1 5n-7 5-j 5-4 3 2a-t 10-f 2 2-a 7-1s 2-63 4h-3d 7-93 f-t ov-t x-9 1q x-p ' +
    '2-o 5-f gh-1 1b-ao 3-4 b-1 d-f 2-f 2 2 2 2 2-o 2-u 2 2 2-5 2-5 3-3 3-2 3 2 2 2 2-o 2-u 2 2 2-5 2-5 3-4 ' +
    '2-15 2-5j h-72 2i-y 6-mdr wh-v ht-8ov 1kx-5bz lt-f h-o b-4 8-3 5-8 43-5 3-1 4-a 7-q 2 2 2-q 3q-2 2-3 9-8 ' +
    '4-1 1vn-v 2ch-3j sh-5b 475-v3 335-hr 869-5un 6sx-lr 5j5-5r 1d-e7 69-4f w1-j3 47l-e7 3-16l 75-e7 zl-1ekd ' +
    '3-1ekd fg8z-1ekd 3-1ekd',
  /** Tu: upright, with a vertical glyph if the font has one. */
  substituted: '9hd-1 1r 2 2 2 2 q w 2 2 7 7-1 5-1 5 2 2 2 2 q w 2 2 7 7-1 1d 5l-f 74-2g 10-4 1429-2 4v b 2 h 1bz5-1',
  /** Tr: a vertical glyph if the font has one, otherwise rotated. */
  turned: '6y1-1 2ji-9 3-b h 34 2k 14kd-5 4q-1 h-1 w 2 2 s-5 3n',
} as const;
