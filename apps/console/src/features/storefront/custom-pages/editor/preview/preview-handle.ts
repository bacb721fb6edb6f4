/** What the rest of the editor asks the preview. */
export interface PreviewHandle {
  /** Between which sections a point of the window lies: 0 is above the first. Nothing where it is not over the page. */
  readonly gapAt: (point: { readonly x: number; readonly y: number }) => number | undefined;
}
