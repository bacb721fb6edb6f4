export const listPageSizeDefault = 20;
export const listPageSizeMax = 100;
/** The page size of a select. */
export const selectPageSize = 10;
/** The page size of the dialog to choose a file. */
export const filePageSize = 14;
