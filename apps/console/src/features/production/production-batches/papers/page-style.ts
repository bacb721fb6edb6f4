import type { Paper } from './paper.types.ts';

/** The size of the page, and on sheets of paper which batch it belongs to, for the page that gets lost. */
export function pageStyle({ widthMm, heightMm, marginMm, isLabel }: Paper['page'], footer: string): string {
  const boxes = isLabel
    ? ''
    : `@bottom-left { content: ${cssString(footer)}; ${boxStyle} } @bottom-right { content: counter(page) ' / ' counter(pages); ${boxStyle} }`;
  return `@page { size: ${widthMm}mm ${heightMm}mm; margin: ${marginMm}mm; ${boxes} }`;
}

const boxStyle = 'font: 9pt sans-serif; color: #555b73;';

/** A template may have any name: what would end the string or the style sheet is written by its code. */
function cssString(text: string): string {
  const escaped = text.replace(/["\\<\p{Cc}]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `);
  return `"${escaped}"`;
}
