import { type Context, boardSize } from '../board.ts';
import type { Palette } from '../palettes.ts';
import type { SheetPicture } from '../picture.ts';
import { flatDesign } from './flat-design.ts';
import { drawProof } from './proof.ts';
import { drawSet } from './set.ts';

export function drawSheet(context: Context, spec: SheetPicture, palette: Palette): void {
  switch (spec.sheet) {
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
