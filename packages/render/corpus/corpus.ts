import type { Scene } from '@platen/design/scene';
import { codeScenes } from './scenes/codes.ts';
import { containerScenes } from './scenes/containers.ts';
import { fontScenes } from './scenes/fonts.ts';
import { imageScenes } from './scenes/images.ts';
import { scriptScenes } from './scenes/scripts.ts';
import { textScenes } from './scenes/text.ts';
import { textFitScenes } from './scenes/text-fit.ts';

/**
 * The scenes that every change of the renderer is tested with: the browser and the server must draw the same pixels,
 * and both must match the golden image. To add one: a line in a file of `scenes`, then `npm run goldens -w
 * packages/render` and a look at the new image.
 */
export const corpus: Readonly<Record<string, Scene>> = {
  ...textScenes,
  ...textFitScenes,
  ...scriptScenes,
  ...fontScenes,
  ...imageScenes,
  ...containerScenes,
  ...codeScenes,
};
