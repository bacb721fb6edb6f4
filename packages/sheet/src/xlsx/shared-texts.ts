import { sheetError } from '../sheet-error.ts';
import type { Parts } from './parts.ts';
import { TextItem } from './text-item.ts';

/** The texts that cells refer to by their number. */
export async function readSharedTexts(parts: Parts, name: string): Promise<string[]> {
  const { sharedTexts, sharedCharacters } = parts.reading.limits;
  const texts: string[] = [];
  const item = new TextItem();
  let characters = 0;
  await parts.scanAll(name, {
    open(element) {
      if (element === 's:si') item.start();
      else item.open(element);
    },
    text: (text) => item.add(text),
    close(element) {
      item.close(element);
      if (element !== 's:si') return;
      const text = item.take();
      characters += text.length;
      texts.push(text);
      if (texts.length > sharedTexts || characters > sharedCharacters) throw sheetError('too_many_texts');
    },
  });
  return texts;
}
