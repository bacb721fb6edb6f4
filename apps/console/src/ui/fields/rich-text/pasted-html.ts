/** What is dropped with all that is in it: it has no words, or they are not the text's. */
const droppedTags =
  'script, style, title, meta, link, iframe, object, embed, svg, math, template, noscript, form, o\\:p';

/**
 * Text that was copied in Word or on a web page, without how it looked there: fonts, colours, sizes and comments of the
 * other program stay behind; headings, lists, emphasis and links come along. What was copied here keeps everything.
 */
export function cleanPastedHtml(html: string): string {
  // The parser makes a document that has no window: nothing in it runs or loads.
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

/** Editors on the web write emphasis as a style, which is about to go. */
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
