/** A file and its path in the dropped folder. */
export interface SuppliedFile {
  readonly path: string;
  readonly file: File;
}

/**
 * All files of a drop, including those in folders. Must be called synchronously in the event handler: afterwards its
 * items are gone.
 */
export async function droppedFiles(transfer: DataTransfer): Promise<SuppliedFile[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const loose = [...transfer.files].map((file) => ({ path: file.name, file }));
  if (entries.length === 0) return loose;
  return (await Promise.all(entries.map(filesBelow))).flat();
}

/** The files of a file input; one for folders provides their paths. */
export function chosenFiles(files: FileList | null): SuppliedFile[] {
  return [...(files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

async function filesBelow(entry: FileSystemEntry): Promise<SuppliedFile[]> {
  const path = entry.fullPath.replace(/^\//, '');
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    return [{ path, file }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: SuppliedFile[] = [];
  for (;;) {
    // Returns up to a hundred entries at a time; an empty array is the end.
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) return found;
    for (const each of batch) found.push(...(await filesBelow(each)));
  }
}

/** Files that operating systems create in folders. */
export const isHiddenFile = ({ path }: SuppliedFile): boolean =>
  path.split('/').some((name) => name.startsWith('.') || name === 'Thumbs.db' || name === '__MACOSX');
