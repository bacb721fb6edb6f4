interface Declared {
  readonly method: string;
  readonly url: string;
}

/** The methods that a path supports; empty if there is no such path. */
export function methodsAt(declared: readonly Declared[], path: string): string[] {
  const methods = declared.filter(({ url }) => patternOf(url).test(path)).map(({ method }) => method);
  return [...new Set(methods)].sort();
}

const patterns = new Map<string, RegExp>();

/** `/form_orders/:id` as a regular expression, cached. */
function patternOf(url: string): RegExp {
  const known = patterns.get(url);
  if (known) return known;
  const segments = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  const pattern = new RegExp(`^${segments.join('/')}$`);
  patterns.set(url, pattern);
  return pattern;
}
