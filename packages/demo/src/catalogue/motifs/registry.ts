import { bear } from './bear.ts';
import { cat } from './cat.ts';
import { circles } from './circles.ts';
import { citrus } from './citrus.ts';
import { confetti } from './confetti.ts';
import { cutouts } from './cutouts.ts';
import { flower } from './flower.ts';
import { gingham } from './gingham.ts';
import { grid } from './grid.ts';
import { leaf } from './leaf.ts';
import { brushLettering, lettering } from './lettering.ts';
import type { Motif } from './motif.ts';
import { mountains } from './mountains.ts';
import { night } from './night.ts';
import { rainbow } from './rainbow.ts';
import { seigaiha } from './seigaiha.ts';
import { terrazzo } from './terrazzo.ts';
import { waves } from './waves.ts';

/**
 * To add a motif: a file beside this one that exports a `Motif`, whose two functions use only the inks and the random
 * generator that they get; its line below; and a template or a library in the catalogue that uses it.
 */
export const motifs = {
  bear,
  'brush-lettering': brushLettering,
  cat,
  circles,
  citrus,
  confetti,
  cutouts,
  flower,
  gingham,
  grid,
  leaf,
  lettering,
  mountains,
  night,
  rainbow,
  seigaiha,
  terrazzo,
  waves,
} satisfies Record<string, Motif>;
export type MotifName = keyof typeof motifs;
