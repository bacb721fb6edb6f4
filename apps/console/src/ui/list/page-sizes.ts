/** The page sizes of lists, unless a screen overrides them. */
export const listPageSizes = [10, 20, 30, 40, 50] as const;
