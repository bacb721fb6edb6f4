import type { Scene } from '@platen/design/scene';
import { box, brush, scene, text } from '../scene-parts.ts';

type Set = Parameters<typeof text>[1];

/** A text in a visible frame that it must fit into. */
function framed(words: string, set: Required<Pick<NonNullable<Set>, 'left' | 'top' | 'width' | 'height'>> & Set) {
  const { left, top, width, height } = set;
  return [box('none', { left, top, width, height, stroke: '#c0c4d0', stroke_width: 1 }), text(words, set)];
}

const [upper, lower] = [
  { left: 10, top: 10, width: 300, height: 80 },
  { left: 10, top: 110, width: 300, height: 80 },
];

/** Texts that are fitted to their frames. */
export const textFitScenes: Record<string, Scene> = {
  'fit-shrink': scene([
    ...framed('Wolfgang Amadeus', { ...upper, fit: 'shrink', fit_size_min: 8 }),
    ...framed('Amy', { ...lower, fit: 'shrink', fit_size_min: 8 }),
  ]),
  'fit-shrink-stroke': scene(
    framed('祝你生日快乐，永远年轻', {
      ...upper,
      font: brush,
      fit: 'shrink',
      fit_size_min: 8,
      letter_spacing: 4,
      stroke: '#d02050',
      stroke_width: 3,
    }),
  ),
  'fit-wrap': scene([
    ...framed('For the best grandmother in the whole world', { ...upper, fit: 'wrap', fit_size_min: 8, fit_lines: 2 }),
    ...framed('愿你（如太阳）一般温暖，“永远”快乐。', {
      ...lower,
      font: brush,
      fit: 'wrap',
      fit_size_min: 8,
      fit_lines: 3,
    }),
  ]),
  'fit-wrap-vertical': scene(
    framed('春眠不觉晓，处处闻啼鸟', {
      left: 110,
      top: 10,
      width: 100,
      height: 180,
      font: brush,
      writing_mode: 'vertical-lr',
      fit: 'wrap',
      fit_size_min: 8,
      fit_lines: 2,
    }),
  ),
  'fit-shared-size': scene([
    ...framed('A long line of words', { ...upper, fit: 'shrink', fit_size_min: 8, fit_group: 'names' }),
    ...framed('Short', { ...lower, fit: 'shrink', fit_size_min: 8, fit_group: 'names' }),
  ]),
  'fit-too-long': scene(
    framed('This does not fit even at the smallest size', { ...upper, width: 150, fit: 'shrink', fit_size_min: 24 }),
  ),
};
