/**
 * Which menu path the current screen belongs to: the nearest one above it. `/mine/balance` is below `/mine` and has an
 * entry of its own, so comparing prefixes is not enough; and where a screen names its index screen, that decides.
 */
export function menuPathOf(paths: readonly string[], pathname: string, parent: string | undefined): string | undefined {
  if (!paths.includes(pathname) && parent !== undefined && paths.includes(parent)) return parent;
  const above = paths.filter((path) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)));
  return above.toSorted((a, b) => b.length - a.length)[0];
}
