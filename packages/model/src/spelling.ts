/** The wire is snake_case; callers may write camelCase, and both mean the same. */
export function toSnakeCase(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}
