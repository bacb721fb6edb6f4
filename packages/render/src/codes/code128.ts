/**
 * The patterns of the 106 Code 128 symbols by value: six widths in modules each, alternately of bars and spaces. Values
 * 103 to 105 start a code in set A, B or C.
 */
const symbols = (
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221' +
  '223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321' +
  '112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131' +
  '311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114' +
  '122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141' +
  '214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'
).match(/.{6}/g) as string[];
/** The stop pattern has a seventh width, so that a code begins and ends with a bar. */
const stop = '2331112';
const startB = 104;
const startC = 105;
const toB = 100;
const toC = 99;

/** The width of the quiet zone on each side, in modules, that scanners require. */
export const code128QuietModules = 10;

/**
 * Encodes a text as the widths of alternating bars and spaces, beginning with a bar. Undefined if the text is empty or
 * has characters other than printable ASCII.
 */
export function encodeCode128(text: string): number[] | undefined {
  if (!/^[\x20-\x7e]+$/.test(text)) return undefined;
  const values = valuesOf(text);
  const check = values.reduce((sum, value, index) => sum + value * Math.max(1, index), 0) % 103;
  const widths = [...values, check].map((value) => symbols[value] ?? '').join('') + stop;
  return [...widths].map(Number);
}

/**
 * The symbol values of a text. Set C encodes two digits in one symbol, so it is used for runs of digits that are long
 * enough to pay for switching to it and back.
 */
function valuesOf(text: string): number[] {
  const values: number[] = [];
  let isInC: boolean | undefined;
  for (let at = 0; at < text.length; ) {
    const digits = /^\d*/.exec(text.slice(at))?.[0].length ?? 0;
    const isAtEdge = at === 0 || at + digits === text.length;
    const useC = isInC ? digits >= 2 : digits >= (isAtEdge ? 4 : 6) && digits % 2 === 0;
    if (useC !== isInC) values.push(isInC === undefined ? (useC ? startC : startB) : useC ? toC : toB);
    isInC = useC;
    values.push(useC ? Number(text.slice(at, at + 2)) : text.charCodeAt(at) - 32);
    at += useC ? 2 : 1;
  }
  return values;
}
