/** Copies a text to the clipboard. The modern API exists only on https and localhost; plain http uses the old one. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position:fixed;opacity:0';
  // Inside the open dialog, if any: its focus trap would take the focus from anything outside.
  const parent = document.activeElement?.parentElement ?? document.body;
  parent.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}
