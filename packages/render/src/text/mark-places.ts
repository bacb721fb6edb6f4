/** The position of a combining mark relative to its letter. */
export interface MarkPlace {
  readonly vertical: 'above' | 'below' | 'over';
  readonly horizontal: 'left' | 'center' | 'right';
  /** Whether the mark touches its letter without a gap. */
  readonly isAttached: boolean;
}

const at = (vertical: MarkPlace['vertical'], horizontal: MarkPlace['horizontal'] = 'center', isAttached = false) => {
  return { vertical, horizontal, isAttached };
};

/** For each combining class that implies a position, an example of its marks. */
const placesByClass: readonly (readonly [mark: string, place: MarkPlace])[] = [
  ['\u0334', at('over')],
  ['\u0327', at('below', 'center', true)],
  ['\u1DCE', at('above', 'center', true)],
  ['\u031B', at('above', 'right', true)],
  ['\u302A', at('below', 'left')],
  ['\u0316', at('below')],
  ['\u059A', at('below', 'right')],
  ['\u302B', at('above', 'left')],
  ['\u0301', at('above')],
  ['\u0315', at('above', 'right')],
  ['\u0345', at('below')],
];

/** Marks whose class only defines their order; positioned as in HarfBuzz. */
const placesOfScripts: readonly (readonly [marks: RegExp, place: MarkPlace])[] = [
  // Hebrew points.
  [/^[\u05B0-\u05B8\u05BB\u05BD\u05C7]$/, at('below')],
  [/^[\u05B9\u05BA\u05C2]$/, at('above', 'left')],
  [/^[\u05BF\uFB1E]$/, at('above')],
  [/^\u05C1$/, at('above', 'right')],
  [/^\u05BC$/, at('over')],
  // Arabic and Syriac vowels.
  [/^[\u064B\u064C\u064E\u064F\u0651\u0652\u0670\u0711\u08F0\u08F1]$/, at('above')],
  [/^[\u064D\u0650\u08F2]$/, at('below')],
  // Thai and Lao, whose letters have their stem on the right.
  [/^[\u0E38-\u0E3A\u0EB8-\u0EBA]$/, at('below', 'right')],
  [/^[\u0E31\u0E34-\u0E37\u0E47-\u0E4E\u0EB1\u0EB4-\u0EB7\u0EBB\u0EC8-\u0ECD]$/, at('above', 'right')],
  // Tibetan.
  [/^[\u0F72\u0F7A-\u0F7D\u0F80]$/, at('above')],
  [/^[\u0F71\u0F74]$/, at('below')],
];

const isMark = /^\p{M}$/u;
const known = new Map<string, MarkPlace | undefined>();

/** Undefined for characters that are not marks, and for marks that the rules of a script position. */
export function markPlaceOf(character: string): MarkPlace | undefined {
  if (!isMark.test(character)) return undefined;
  if (!known.has(character)) known.set(character, findPlace(character));
  return known.get(character);
}

function findPlace(mark: string): MarkPlace | undefined {
  const ofScript = placesOfScripts.find(([marks]) => marks.test(mark));
  if (ofScript) return ofScript[1];
  // A mark of class 0 is not reordered with any other.
  if (isSameClass(mark, '\u0301') && isSameClass(mark, '\u0316')) return undefined;
  return placesByClass.find(([other]) => isSameClass(mark, other))?.[1];
}

/**
 * JavaScript does not expose combining classes, but normalization sorts marks by them: marks of the same class keep
 * their order.
 */
function isSameClass(one: string, other: string): boolean {
  const keepsOrder = (first: string, second: string) => `x${first}${second}`.normalize('NFD') === `x${first}${second}`;
  return one === other || (keepsOrder(one, other) && keepsOrder(other, one));
}
