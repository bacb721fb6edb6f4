/** Orders are processed in long lists. */
export const orderPageSizes = [10, 20, 50, 100] as const;
