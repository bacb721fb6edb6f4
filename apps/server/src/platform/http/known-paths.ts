interface Declared {
  readonly method: string;
  readonly url: string;
}

/** The methods that an address takes; none where there is no such address. */
export function methodsAt(declared: readonly Declared[], path: string): string[] {
  const methods = declared.filter(({ url }) => patternOf(url).test(path)).map(({ method }) => method);
  return [...new Set(methods)].sort();
}

const patterns = new Map<string, RegExp>();

/** `/form_orders/:id` as an expression, each made once. */
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
