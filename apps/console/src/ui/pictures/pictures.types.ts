/** A stored picture of a record. */
export interface PictureItem {
  url: string;
  /** What it is called; read out, and shown where it is enlarged. */
  name: string;
}
