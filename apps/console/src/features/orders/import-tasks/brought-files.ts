let brought: readonly File[] = [];

/** Files that were dropped on the list, on their way to the form. */
export function bring(files: readonly File[]): void {
  brought = files;
}

/** Once: whoever comes back to the form begins with nothing. */
export function takeBrought(): readonly File[] {
  const files = brought;
  brought = [];
  return files;
}
