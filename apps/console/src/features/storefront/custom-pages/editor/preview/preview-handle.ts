/** A point of a window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Something that is dragged over the page. */
export interface DragOver {
  /** It is here now, in the window of whoever asked. */
  readonly at: (point: Point) => void;
  readonly stop: () => void;
}

/** What the rest of the editor asks the preview. */
export interface PreviewHandle {
  /** Shows where it would be dropped; `mayLieIn` says which blocks may hold it, and nothing stands for the page itself. */
  readonly dragOver: (canContain: (parentId: string | null) => boolean) => DragOver;
}
