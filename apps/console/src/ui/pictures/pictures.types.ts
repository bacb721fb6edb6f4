/** A stored image of a record. */
export interface PictureItem {
  url: string;
  /** Its name: read out by screen readers, and shown when it is enlarged. */
  name: string;
}
