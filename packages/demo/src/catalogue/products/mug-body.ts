import { Path2D } from '@napi-rs/canvas';
import { type Context, clipped, ellipse, fill, stroke } from '../board.ts';
import { darken, fade, isDark, lighten, mix } from '../color.ts';
import type { Design } from '../design.ts';
import { contactShadow, linear, shade } from '../light.ts';
import type { Palette } from '../palettes.ts';
import { softStroke } from '../soft.ts';
import { printOnCylinder } from './cylinder.ts';

export type Mug = {
  readonly left: number;
  readonly right: number;
  readonly rim: number;
  readonly foot: number;
  readonly body: string;
  readonly inside: string;
  readonly handle: string;
  readonly print: { readonly top: number; readonly bottom: number };
};

const lip = 15;

export function drawMug(context: Context, design: Design, palette: Palette, mug: Mug): void {
  const { left, right, rim, foot } = mug;
  const middle = (left + right) / 2;
  const radius = (right - left) / 2;
  const depth = radius * 0.2;
  contactShadow(context, palette, { x: middle + 20, y: foot - 6 }, radius * 1.22, 34);
  drawHandle(context, mug, design.isTurned ? -1 : 1);

  const body = new Path2D(
    `M${left} ${rim} L${left + 3} ${foot - 92} C${left + 5} ${foot - 30} ${left + 42} ${foot} ${left + 104} ${foot + 3} ` +
      `Q${middle} ${foot + 14} ${right - 104} ${foot + 3} C${right - 42} ${foot} ${right - 5} ${foot - 30} ${right - 3} ${foot - 92} ` +
      `L${right} ${rim} A${radius} ${depth} 0 0 1 ${left} ${rim} Z`,
  );
  fill(context, body, mug.body);
  clipped(context, body, () => {
    const { top, bottom } = mug.print;
    printOnCylinder(
      context,
      { centerX: middle, radius: radius - 1, top, bottom, sagTop: depth * 0.8, sagBottom: depth * 0.45 },
      (flat, area) => {
        if (design.coverage === 'cover') design.cover(flat, area);
        else design.emblem(flat, { ...area, x: area.x + (design.isTurned ? -12 : 4), width: area.width });
      },
    );
    shadeBody(context, mug);
  });
  drawRim(context, mug, middle, radius, depth);
}

function shadeBody(context: Context, { left, right, rim, foot, body }: Mug): void {
  const gloss = isDark(body) ? 0.16 : 0.62;
  context.fillStyle = linear(context, { x: left, y: 0 }, { x: right, y: 0 }, [
    [0, fade(shade, 0.16)],
    [0.07, fade(shade, 0.05)],
    [0.17, fade('#ffffff', 0)],
    [0.22, fade('#ffffff', gloss * 0.55)],
    [0.27, fade('#ffffff', gloss * 0.55)],
    [0.35, fade('#ffffff', 0)],
    [0.58, fade(shade, 0)],
    [0.84, fade(shade, 0.12)],
    [0.95, fade(shade, 0.21)],
    [1, fade(shade, 0.14)],
  ]);
  context.fillRect(left, rim - 60, right - left, foot - rim + 90);
  context.fillStyle = linear(context, { x: 0, y: foot - 90 }, { x: 0, y: foot + 10 }, [
    [0, fade(shade, 0)],
    [1, fade(shade, 0.14)],
  ]);
  context.fillRect(left, foot - 90, right - left, 110);
}

function drawRim(context: Context, { rim, body, inside }: Mug, middle: number, radius: number, depth: number): void {
  fill(context, ellipse(middle, rim, radius, depth), mix(body, shade, 0.06));
  const edge = linear(context, { x: middle - radius, y: rim }, { x: middle + radius, y: rim }, [
    [0, lighten(body, 0.6)],
    [0.5, lighten(body, 0.35)],
    [1, mix(body, shade, 0.12)],
  ]);
  fill(context, ellipse(middle, rim - 1, radius - 1, depth - 1.5), edge);
  const hollow = ellipse(middle, rim + 1, radius - lip, depth - lip * 0.5);
  fill(
    context,
    hollow,
    linear(context, { x: middle - radius, y: rim - depth }, { x: middle + radius, y: rim + depth }, [
      [0, darken(inside, 0.3)],
      [0.45, darken(inside, 0.1)],
      [1, lighten(inside, 0.14)],
    ]),
  );
  softStroke(
    context,
    hollow,
    new Path2D(
      `M${middle - radius} ${rim - depth * 0.5} Q${middle} ${rim - depth * 1.7} ${middle + radius} ${rim - depth * 0.5}`,
    ),
    {
      color: shade,
      alpha: 0.3,
      width: 26,
      blur: 9,
    },
  );
}

function drawHandle(context: Context, { left, right, rim, foot, handle }: Mug, side: 1 | -1): void {
  const height = foot - rim;
  const root = side === 1 ? right - 14 : left + 14;
  const top = rim + height * 0.22;
  const bottom = rim + height * 0.76;
  const out = side * 188;
  const loop = new Path2D(
    `M${root} ${top} H${root + out * 0.36} C${root + out * 0.94} ${top} ${root + out} ${top + height * 0.14} ` +
      `${root + out * 0.92} ${(top + bottom) / 2 + 6} C${root + out * 0.84} ${bottom - 22} ${root + out * 0.5} ${bottom} ${root} ${bottom + 8}`,
  );
  context.lineCap = 'butt';
  stroke(context, loop, mix(handle, shade, side === 1 ? 0.2 : 0.14), 54);
  context.save();
  context.translate(-2.5, -2.5);
  stroke(context, loop, mix(handle, shade, 0.05), 46);
  context.translate(-2.5, -4);
  stroke(context, loop, lighten(handle, isDark(handle) ? 0.14 : 0.3), 17);
  context.restore();
}
