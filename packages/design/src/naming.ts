import type { Locale } from '@platen/model/text/locale';
import { itemLabelLengthMax } from './constants.ts';
import { itemsOf, withItemLabel } from './layer-items.ts';
import type { Layer } from './layers/index.ts';
import { mapLayers, walkLayers } from './tree.ts';

/** Numbered names, so that a new name is never taken: “Photo 1”, “Photo 2”; 图片1, 图片2. */

export function numberedName(base: string, number: number, locale: Locale): string {
  return locale === 'zh-CN' ? `${base}${number}` : `${base} ${number}`;
}

/** The name itself if it is free, otherwise the next free number. */
export function freeName(wanted: string, taken: ReadonlySet<string>, lengthMax: number): string {
  if (!taken.has(wanted) && wanted.length <= lengthMax) return wanted;
  const { base, gap, number } = partsOf(wanted);
  for (let next = number; ; next++) {
    const suffix = `${gap}${next}`;
    const name = cutName(base, lengthMax - suffix.length) + suffix;
    if (!taken.has(name)) return name;
  }
}

/**
 * Each name as it is, or with a number after it if an earlier one is the same on some file system: case and the form of
 * accents make no difference there. An empty name becomes its number.
 */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((given, index) => {
    const name = given.trim() || String(index + 1);
    const gap = gapAfter(name);
    let free = name;
    for (let next = 2; taken.has(comparable(free)); next++) free = `${name}${gap}${next}`;
    taken.add(comparable(free));
    return free;
  });
}

const comparable = (name: string) => name.normalize('NFC').toLowerCase();

/** “Photo 2” continues from 2; a name without a number counts as the first and continues from 2 too. */
function partsOf(name: string): { base: string; gap: string; number: number } {
  const counted = /^(.*?)(\s*)(\d{1,6})$/su.exec(name);
  if (counted) return { base: counted[1] ?? '', gap: counted[2] ?? '', number: Number(counted[3]) };
  return { base: name, gap: gapAfter(name), number: 2 };
}

/** What stands between a name and its number: 图片2, but “Photo 2”. */
function gapAfter(name: string): '' | ' ' {
  return /\p{Script=Han}$/u.test(name) ? '' : ' ';
}

/** Truncates by UTF-16 units, as the schemas count, without splitting a character. */
export function cutName(name: string, length: number): string {
  let cut = '';
  for (const character of name) {
    if (cut.length + character.length > length) break;
    cut += character;
  }
  return cut;
}

/** Gives the items of a layer free labels, which are then taken. */
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

/**
 * The names of the layers of a canvas and the labels of their custom items: a new name must differ from all of them.
 */
export function takenNames(layers: readonly Layer[]): Set<string> {
  const taken = new Set<string>();
  for (const layer of walkLayers(layers)) {
    taken.add(layer.name);
    for (const { item } of itemsOf(layer)) taken.add(item.label.trim());
  }
  taken.delete('');
  return taken;
}
