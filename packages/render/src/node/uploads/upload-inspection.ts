import type { Rect, Size } from '@platen/design/geometry';

/** What must be known about an upload before sharp decodes it. */
export interface UploadInspection {
  /** The path of a file to decode instead of the upload. */
  readonly path?: string;
  /** A profile made from a description of its colors that sharp ignores. */
  readonly profile?: Buffer | undefined;
  /** Whether the upload itself can be used as level 0, because nothing about it has to be converted. */
  readonly isLevel: boolean;
  /** The position of the first frame, if it does not cover the canvas or was written to `path`. */
  readonly frame?: UploadFrame | undefined;
}

export interface UploadFrame {
  readonly rect: Rect;
  readonly canvas: Size;
}
