/** Dropped with their content: they have no text, or none that belongs to the copied text. */
const droppedTags =
  'script, style, title, meta, link, iframe, object, embed, svg, math, template, noscript, form, o\\:p';

/**
 * Cleans text that was copied from Word or a web page: fonts, colors, sizes and comments are dropped; headings, lists,
 * emphasis and links are preserved. Text that was copied here keeps everything.
 */
export function cleanPastedHtml(html: string): string {
  // The parser creates a document without a window: nothing in it runs or loads.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (body.querySelector('[data-pm-slice]')) return html;
  for (const element of body.querySelectorAll(droppedTags)) element.remove();
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    restoreEmphasis(element);
    for (const name of element.getAttributeNames()) {
      if (!(name === 'href' || name === 'src' || name === 'alt')) element.removeAttribute(name);
    }
  }
  return body.innerHTML;
}

/** Web editors write emphasis as styles, which are removed next. */
function restoreEmphasis(element: HTMLElement): void {
  const { fontWeight, fontStyle, textDecorationLine } = element.style;
  // Google Docs wraps whole texts in a `b` that is not bold.
  if (element.tagName === 'B' && fontWeight === 'normal') return element.replaceWith(...element.childNodes);
  if (element.tagName !== 'SPAN') return;
  const isBold = fontWeight === 'bold' || Number(fontWeight) >= 600;
  const wanted = [isBold && 'strong', fontStyle === 'italic' && 'em', textDecorationLine === 'underline' && 'u'];
  for (const tag of wanted) {
    if (tag === false) continue;
    const inner = element.ownerDocument.createElement(tag);
    inner.append(...element.childNodes);
    element.append(inner);
  }
}
