/** A rectangle of the page, from its upper left corner. */
export interface BlockBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** By which a block's element is found again. */
export const blockAttribute = 'data-block';

export function findBlockElement(root: ParentNode, id: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[${blockAttribute}="${CSS.escape(id)}"]`);
}

/** The block that something of the preview belongs to. */
export function blockIdAt(target: EventTarget | null): string | undefined {
  // Elements of a frame are no `Element` of this window: they are known by what they can do.
  const element = target as Partial<Element> | null;
  return element?.closest?.(`[${blockAttribute}]`)?.getAttribute(blockAttribute) ?? undefined;
}

/** The class of a text that is written where it stands. */
export const editedTextClass = 'pe-writing';

/** Whether something of the preview belongs to a text that is written. */
export function isInEditedText(target: EventTarget | null): boolean {
  return Boolean((target as Partial<Element> | null)?.closest?.(`.${editedTextClass}`));
}

/** Where a block is drawn. Its mark has no box of its own, so that it changes nothing: what is inside has one. */
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
