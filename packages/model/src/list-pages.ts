export const listPageSizeDefault = 20;
export const listPageSizeMax = 100;
/** A select shows so many at a time. */
export const selectPageSize = 10;
/** And the dialog in which a file is chosen. */
export const filePageSize = 14;
