import type { Locale } from '@platen/model/locale';
import { itemLabelLengthMax } from './constants.ts';
import { itemsOf, withItemLabel } from './layer-items.ts';
import type { Layer } from './layers/index.ts';
import { mapLayers, walkLayers } from './tree.ts';

/** Names that count up, so that nothing is ever added under a name that is taken: “Photo 1”, “Photo 2”; 图片1, 图片2. */

export function numberedName(base: string, number: number, locale: Locale): string {
  return locale === 'zh-CN' ? `${base}${number}` : `${base} ${number}`;
}

/** The name itself where it is free, else the first free one that counts on from it. */
export function freeName(wanted: string, taken: ReadonlySet<string>, lengthMax: number): string {
  if (!taken.has(wanted) && wanted.length <= lengthMax) return wanted;
  const { base, gap, number } = partsOf(wanted);
  for (let next = number; ; next++) {
    const suffix = `${gap}${next}`;
    const name = cutName(base, lengthMax - suffix.length) + suffix;
    if (!taken.has(name)) return name;
  }
}

/** “Photo 2” counts on from 2; a name without a number from 2 as well, because it is the first of its kind. */
function partsOf(name: string): { base: string; gap: string; number: number } {
  const counted = /^(.*?)(\s*)(\d{1,6})$/su.exec(name);
  if (counted) return { base: counted[1] ?? '', gap: counted[2] ?? '', number: Number(counted[3]) };
  const isChinese = /\p{Script=Han}$/u.test(name);
  return { base: name, gap: isChinese ? '' : ' ', number: 2 };
}

/** By UTF-16 units, as the schemas count, and never through the middle of a character. */
export function cutName(name: string, length: number): string {
  let cut = '';
  for (const character of name) {
    if (cut.length + character.length > length) break;
    cut += character;
  }
  return cut;
}

/** A layer whose items are called by no name that is taken. What it is called by is taken from now on. */
export function withFreeLabels(layer: Layer, taken: Set<string>): Layer {
  const [renamed = layer] = mapLayers([layer], (each) =>
    itemsOf(each).reduce((current, { item, path }) => {
      const label = item.label.trim();
      if (label === '') return current;
      const free = freeName(label, taken, itemLabelLengthMax);
      taken.add(free);
      return free === label ? current : withItemLabel(current, path, free);
    }, each),
  );
  return renamed;
}

/** The names of the layers of a canvas and the labels of what customers may fill in there: a new one must be neither. */
export function takenNames(layers: readonly Layer[]): Set<string> {
  const taken = new Set<string>();
  for (const layer of walkLayers(layers)) {
    taken.add(layer.name);
    for (const { item } of itemsOf(layer)) taken.add(item.label.trim());
  }
  taken.delete('');
  return taken;
}
