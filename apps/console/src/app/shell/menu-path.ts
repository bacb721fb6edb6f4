/**
 * Which of the menu's paths the screen on view belongs to: the nearest above it. `/mine/balance` is below `/mine` and
 * an item of its own, so one prefix is not enough; and where a screen names the index above it, that decides.
 */
export function menuPathOf(paths: readonly string[], pathname: string, parent: string | undefined): string | undefined {
  if (!paths.includes(pathname) && parent !== undefined && paths.includes(parent)) return parent;
  const above = paths.filter((path) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)));
  return above.toSorted((a, b) => b.length - a.length)[0];
}
