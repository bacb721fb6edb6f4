/** What the footer of a list offers, unless its screen says otherwise. */
export const listPageSizes = [10, 20, 30, 40, 50] as const;
