/** Has the browser download a stored file under its own name. */
export function saveFile({ url, filename }: { url: string; filename: string }): void {
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = filename;
  anchor.click();
}
