/** A rectangle of the page, relative to its top left corner. */
export interface BlockBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The attribute by which a block's element is found. */
export const blockAttribute = 'data-block';

export function findBlockElement(root: ParentNode, id: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[${blockAttribute}="${CSS.escape(id)}"]`);
}

/** The block that an element of the preview belongs to. */
export function blockIdAt(target: EventTarget | null): string | undefined {
  // Elements of a frame are not instances of this window's `Element`, so they are detected by their methods.
  const element = target as Partial<Element> | null;
  return element?.closest?.(`[${blockAttribute}]`)?.getAttribute(blockAttribute) ?? undefined;
}

/** The class of a text that is being edited in place. */
export const editedTextClass = 'pe-writing';

/** Whether an element of the preview belongs to a text that is being edited. */
export function isInEditedText(target: EventTarget | null): boolean {
  return Boolean((target as Partial<Element> | null)?.closest?.(`.${editedTextClass}`));
}

/** The box of a block. Its wrapper has `display: contents` and therefore no box, so the box of its content is measured. */
export function boxOfBlock(root: ParentNode, id: string): BlockBox | undefined {
  const element = findBlockElement(root, id);
  if (!element) return undefined;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return boxOf(range.getBoundingClientRect(), element.ownerDocument);
}

export function boxOf(rect: DOMRect, { defaultView }: Document): BlockBox {
  const { scrollX = 0, scrollY = 0 } = defaultView ?? {};
  return { left: rect.left + scrollX, top: rect.top + scrollY, width: rect.width, height: rect.height };
}
