import { Path2D } from '@napi-rs/canvas';
import { type Context, clipped, fill, placed, rounded, stroke } from '../board.ts';
import { fade, isDark, lighten, mix } from '../color.ts';
import { fontFor } from '../fonts.ts';
import { dropShadow, linear, shade } from '../light.ts';
import { bodyColor, type Palette } from '../palettes.ts';
import type { Product } from './product.ts';

/** A folded card in front of its envelope. */
export const greetingCard: Product = {
  closeUp: { x: 190, y: 130, width: 520, height: 520 },
  printRatio: 0.71,
  draw(context, design, palette) {
    const lean = design.isTurned ? -1 : 1;
    placed(context, { x: 500 + lean * 96, y: 566 }, lean * 9, 1, () => drawEnvelope(context, palette));
    placed(context, { x: 500 - lean * 66, y: 470 }, lean * -5, 1, () => {
      const paper = bodyColor(palette, design.body);
      const back = rounded({ x: -234, y: -322, width: 490, height: 650 }, 8);
      dropShadow(context, palette, back, 18);
      fill(context, back, mix(paper, shade, 0.16));
      const front = rounded({ x: -240, y: -328, width: 480, height: 656 }, 8);
      fill(context, front, paper);
      clipped(context, front, () => {
        if (design.coverage === 'cover') {
          design.cover(context, { x: -240, y: -328, width: 480, height: 656 });
        } else {
          stroke(context, rounded({ x: -212, y: -300, width: 424, height: 600 }, 4), fade(design.inks.main, 0.55), 3);
          design.emblem(context, { x: -150, y: -222, width: 300, height: 300 });
          drawGreeting(context, design.text, isDark(paper) ? palette.ground : palette.deep);
        }
        context.fillStyle = linear(context, { x: -240, y: 0 }, { x: 240, y: 0 }, [
          [0, fade(shade, 0.2)],
          [0.03, fade('#ffffff', 0.4)],
          [0.12, fade('#ffffff', 0)],
          [1, fade(shade, 0.06)],
        ]);
        context.fillRect(-240, -328, 480, 656);
      });
    });
  },
};

function drawGreeting(context: Context, text: string, ink: string): void {
  if (text === '') {
    fill(context, rounded({ x: -110, y: 160, width: 220, height: 20 }, 10), ink);
    fill(context, rounded({ x: -70, y: 206, width: 140, height: 12 }, 6), fade(ink, 0.4));
    return;
  }
  context.font = `74px "${fontFor(text, 'brush')}"`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink;
  context.fillText(text, 0, 190);
}

function drawEnvelope(context: Context, palette: Palette): void {
  const color = mix(palette.main, palette.soft, 0.35);
  const body = rounded({ x: -340, y: -220, width: 680, height: 470 }, 14);
  dropShadow(context, palette, body, 14);
  fill(context, body, mix(color, shade, 0.1));
  clipped(context, body, () => {
    fill(context, new Path2D('M-340 -220 L0 60 L340 -220 Z'), lighten(palette.soft, 0.5));
    fill(context, new Path2D('M-340 -204 L-20 52 L-340 250 Z M340 -204 L20 52 L340 250 Z'), color);
    fill(context, new Path2D('M-340 252 L-30 26 Q0 6 30 26 L340 252 Z'), lighten(color, 0.12));
    stroke(context, new Path2D('M-340 252 L-30 26 Q0 6 30 26 L340 252'), fade('#ffffff', 0.35), 3);
  });
}
