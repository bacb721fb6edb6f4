let suppliedFiles: readonly File[] = [];

/** Files that were dropped on the list, on their way to the form. */
export function supplyFiles(files: readonly File[]): void {
  suppliedFiles = files;
}

/** Once: whoever comes back to the form begins with nothing. */
export function takeSuppliedFiles(): readonly File[] {
  const files = suppliedFiles;
  suppliedFiles = [];
  return files;
}
