/** A point of a window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A drag over the page. */
export interface DragOver {
  /** Updates the position, in the window of the caller. */
  readonly at: (point: Point) => void;
  readonly stop: () => void;
}

/** What the rest of the editor can call on the preview. */
export interface PreviewHandle {
  /** Shows where it would be dropped; `canContain` says which blocks may contain it, where null is the page itself. */
  readonly dragOver: (canContain: (parentId: string | null) => boolean) => DragOver;
}
