/** Code 128: bars and spaces by turns, beginning and ending with a bar, their widths in modules. */

/** The 106 symbols by value, as six widths each; 103 to 105 start a code in set A, B or C. */
const symbols = (
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221' +
  '223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321' +
  '112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131' +
  '311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114' +
  '122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141' +
  '214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'
).match(/.{6}/g) as string[];
const stop = '2331112';
const startB = 104;
const startC = 105;
const toB = 100;
const toC = 99;

/** Clear room on each side, in modules, that a reader needs. */
export const code128QuietModules = 10;

/** The widths that hold a text, or nothing where it has characters outside of printable ASCII. */
export function encodeCode128(text: string): number[] | undefined {
  if (!/^[\x20-\x7e]+$/.test(text)) return undefined;
  const values = valuesOf(text);
  const check = values.reduce((sum, value, index) => sum + value * Math.max(1, index), 0) % 103;
  const widths = [...values, check].map((value) => symbols[value] ?? '').join('') + stop;
  return [...widths].map(Number);
}

/** Pairs of digits go into set C, which holds two in one symbol, where the switch there and back is worth it. */
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
