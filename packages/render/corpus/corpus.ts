import type { Scene } from '@platen/design/scene';
import { codeScenes } from './scenes/codes.ts';
import { containerScenes } from './scenes/containers.ts';
import { fontScenes } from './scenes/fonts.ts';
import { imageScenes } from './scenes/images.ts';
import { scriptScenes } from './scenes/scripts.ts';
import { textScenes } from './scenes/text.ts';
import { textFitScenes } from './scenes/text-fit.ts';

/**
 * Every scene that the renderer is held to: drawn in a browser and on the server, pixel for pixel, and against its
 * golden image. To add one: a line in a file of `scenes`, `npm run goldens -w packages/render`, and a look at what it drew.
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
