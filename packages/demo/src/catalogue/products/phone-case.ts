import { type Area, type Context, circle, clipped, fill, placed, rounded, stroke } from '../board.ts';
import { darken, fade, isDark, lighten, mix } from '../color.ts';
import type { Design } from '../design.ts';
import { dropShadow, linear, radial, shade } from '../light.ts';
import { bodyColor, type Palette } from '../palettes.ts';
import { type Product, print } from './product.ts';

const face: Area = { x: -172, y: -358, width: 344, height: 716 };
const corner = 70;

/** The printed case in front, a plain one of the same color family behind it. */
export const phoneCase: Product = {
  closeUp: { x: 170, y: 300, width: 540, height: 540 },
  printRatio: 0.48,
  draw(context, design, palette) {
    const lean = design.isTurned ? -1 : 1;
    placed(context, { x: 500 + lean * 96, y: 490 }, lean * 12, 0.96, () =>
      drawCase(context, palette, mix(palette.main, palette.soft, 0.08), undefined),
    );
    placed(context, { x: 500 - lean * 66, y: 512 }, lean * -6, 1, () =>
      drawCase(context, palette, bodyColor(palette, design.body), design),
    );
  },
};

function drawCase(context: Context, palette: Palette, color: string, design: Design | undefined): void {
  const outline = rounded(face, corner);
  dropShadow(context, palette, outline, 18);
  context.save();
  context.translate(5, 6);
  fill(context, outline, darken(color, 0.2));
  context.restore();
  for (const y of [-190, -90, -16]) {
    fill(context, rounded({ x: face.x - 6, y, width: 10, height: y === -190 ? 40 : 64 }, 5), darken(color, 0.12));
  }
  fill(context, outline, color);
  clipped(context, outline, () => {
    if (design) print(context, design, { cover: face, emblem: { x: -130, y: -40, width: 260, height: 260 } });
    const gloss = isDark(color) ? 0.1 : 0.26;
    context.fillStyle = linear(context, { x: face.x, y: face.y }, { x: 172, y: 300 }, [
      [0, fade('#ffffff', gloss)],
      [0.42, fade('#ffffff', 0)],
      [0.6, fade(shade, 0)],
      [1, fade(shade, 0.13)],
    ]);
    context.fillRect(face.x, face.y, face.width, face.height);
  });
  drawEdge(context, outline, color);
  drawCamera(context, color);
}

/** The raised edge around the back: lit at the top left, dark at the bottom right. */
function drawEdge(context: Context, outline: ReturnType<typeof rounded>, color: string): void {
  clipped(context, outline, () => {
    const rim = linear(context, { x: face.x, y: face.y }, { x: 172, y: 358 }, [
      [0, fade('#ffffff', isDark(color) ? 0.35 : 0.95)],
      [0.5, fade(mix(color, shade, 0.1), 0.7)],
      [1, fade(darken(color, 0.28), 0.75)],
    ]);
    stroke(context, outline, rim, 13);
  });
}

function drawCamera(context: Context, color: string): void {
  const plate = { x: -148, y: -334, width: 164, height: 168 };
  fill(
    context,
    rounded({ x: plate.x - 7, y: plate.y - 7, width: plate.width + 14, height: plate.height + 14 }, 54),
    lighten(color, isDark(color) ? 0.12 : 0.5),
  );
  const glass = linear(context, { x: plate.x, y: plate.y }, { x: 16, y: -166 }, [
    [0, '#4a4e6b'],
    [1, '#272a41'],
  ]);
  fill(context, rounded(plate, 47), glass);
  for (const [x, y] of [
    [-104, -292],
    [-104, -209],
    [-29, -250],
  ] as const) {
    fill(context, circle(x, y, 33), '#5d6284');
    fill(context, circle(x, y, 28), '#191b2c');
    fill(
      context,
      circle(x, y, 19),
      radial(context, { x: x - 5, y: y - 6 }, 24, [
        [0, '#4d5a9a'],
        [0.6, '#262b50'],
        [1, '#14162a'],
      ]),
    );
    fill(context, circle(x - 7, y - 8, 5), fade('#ffffff', 0.75));
  }
  fill(context, circle(-28, -308, 9), '#f7e8c4');
}
