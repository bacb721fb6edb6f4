/**
 * Where to go after the login. The value comes from the URL, so anyone can write it: it must never lead to another site
 * (`//evil.example`, `/\evil.example`, `javascript:`), nor back to the login page.
 */
export function safeRedirect(
  value: string | undefined,
  origin: string,
  isKnownPath: (path: string) => boolean,
): string {
  const home = '/';
  if (!value?.startsWith('/') || /^\/[/\\]/.test(value)) return home;
  // Browsers drop tabs and line breaks when they parse a URL, and treat a backslash as a slash.
  if (/[\\\s]/.test(value)) return home;
  let target: URL;
  try {
    target = new URL(value, origin);
  } catch {
    return home;
  }
  if (target.origin !== origin || target.pathname === '/login' || !isKnownPath(target.pathname)) return home;
  return `${target.pathname}${target.search}${target.hash}`;
}
