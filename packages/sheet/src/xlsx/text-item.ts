/**
 * A text in the making: plain, or in runs of different looks, which are one text to us. How it is pronounced (phonetic
 * runs, in Japanese and Chinese files) is no part of it.
 */
export class TextItem {
  private text = '';
  private isInside = false;
  private isPhonetic = false;

  start(): void {
    this.text = '';
    this.isInside = false;
    this.isPhonetic = false;
  }

  open(element: string): void {
    if (element === 's:t') this.isInside = !this.isPhonetic;
    else if (element === 's:rPh') this.isPhonetic = true;
  }

  close(element: string): void {
    if (element === 's:t') this.isInside = false;
    else if (element === 's:rPh') this.isPhonetic = false;
  }

  add(text: string): void {
    if (this.isInside) this.text += text;
  }

  take(): string {
    const { text } = this;
    this.text = '';
    return decodeEscapes(text);
  }
}

/** `_x000D_` is how a workbook writes a character that XML cannot hold; `_x005F_` guards a text that only looks like it. */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\r\n?/g, '\n');
}
