/** Screen widths at which the layout changes, and the number of filter columns from each of them on. */
export const breakpointsPx = { sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536, xxxl: 1920 } as const;
export const filterColumns = [
  { fromPx: 0, columns: 1 },
  { fromPx: breakpointsPx.sm, columns: 2 },
  { fromPx: breakpointsPx.lg, columns: 3 },
  { fromPx: breakpointsPx.xl, columns: 4 },
  { fromPx: breakpointsPx.xxl, columns: 5 },
] as const;
export const siderWidthPx = 220;
export const siderCollapsedWidthPx = 64;
