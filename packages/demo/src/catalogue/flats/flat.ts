import { boardSize, type Context } from '../board.ts';
import type { Palette } from '../palettes.ts';
import type { FlatPicture } from '../picture.ts';
import { flatDesign } from './flat-design.ts';
import { drawProof } from './proof.ts';
import { drawSet } from './set.ts';

export function drawFlat(context: Context, spec: FlatPicture, palette: Palette): void {
  switch (spec.flat) {
    case 'pattern':
      flatDesign(spec).cover(context, { x: 0, y: 0, width: boardSize, height: boardSize });
      return;
    case 'proof':
      drawProof(context, spec, palette);
      return;
    case 'set':
      drawSet(context, spec.prints, palette);
  }
}
