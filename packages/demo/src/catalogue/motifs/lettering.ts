import { Path2D } from '@napi-rs/canvas';
import { type Context, circle, fill, placed, rounded } from '../board.ts';
import { lighten, mix } from '../color.ts';
import { fontFor, type Voice } from '../fonts.ts';
import { type Brush, type Frame, fillFrame, type Motif } from './motif.ts';

export const lettering = letteringIn('round');
export const brushLettering = letteringIn('brush');

function letteringIn(voice: Voice): Motif {
  return {
    emblem(context, brush) {
      const { bottom } = drawLines(context, brush, voice, { width: 96, height: 70 }, { x: 50, y: 44 }, brush.inks.main);
      fill(context, rounded({ x: 30, y: bottom + 5, width: 40, height: 4.4 }, 2.2), brush.inks.accent);
    },
    cover(context, brush, frame) {
      const { inks } = brush;
      fillFrame(context, frame, inks.main);
      const middle = { x: frame.width / 2, y: frame.height / 2 };
      drawRays(context, frame, mix(inks.main, inks.soft, 0.22));
      const disc = Math.min(frame.width, frame.height) * 0.42;
      fill(context, circle(middle.x, middle.y, disc), lighten(inks.soft, 0.8));
      fill(context, circle(middle.x, middle.y, disc * 0.93), lighten(inks.accent, 0.12));
      drawLines(context, brush, voice, { width: disc * 1.5, height: disc * 1.1 }, middle, inks.deep);
    },
  };
}

/** Draws lines as large as the box allows; a line break separates them. */
function drawLines(
  context: Context,
  { text }: Brush,
  voice: Voice,
  box: Frame,
  middle: { x: number; y: number },
  color: string,
): { bottom: number } {
  const lines = text.split('\n');
  const font = fontFor(text, voice);
  context.font = `100px "${font}"`;
  const widest = Math.max(...lines.map((line) => context.measureText(line).width));
  const size = Math.min((box.width / widest) * 100, box.height / (lines.length * 1.04), 68);
  const lineHeight = size * 1.04;
  context.save();
  context.font = `${size}px "${font}"`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = color;
  const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = context.measureText(lines[0] ?? '');
  const blockHeight = (lines.length - 1) * lineHeight + ascent + descent;
  const top = middle.y - blockHeight / 2;
  lines.forEach((line, index) => context.fillText(line, middle.x, top + ascent + index * lineHeight));
  context.restore();
  return { bottom: top + blockHeight };
}

function drawRays(context: Context, { width, height }: Frame, color: string): void {
  const reach = Math.hypot(width, height);
  for (let index = 0; index < 18; index += 1) {
    placed(context, { x: width / 2, y: height / 2 }, index * 20, reach / 100, () =>
      fill(context, new Path2D('M0 0 L-8.7 -100 H8.7 Z'), color),
    );
  }
}
