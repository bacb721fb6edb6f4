let suppliedFiles: readonly File[] = [];

/** Files that were dropped on the list, to be passed to the form. */
export function supplyFiles(files: readonly File[]): void {
  suppliedFiles = files;
}

/** Returns them once: opening the form again starts without files. */
export function takeSuppliedFiles(): readonly File[] {
  const files = suppliedFiles;
  suppliedFiles = [];
  return files;
}
