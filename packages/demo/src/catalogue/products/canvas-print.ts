import { Path2D } from '@napi-rs/canvas';
import { type Area, clipped, fill, inset, painted, rounded } from '../board.ts';
import { darken, fade } from '../color.ts';
import { dropShadow, linear, shade } from '../light.ts';
import { bodyColor } from '../palettes.ts';
import { type Product, print } from './product.ts';

const edge = 36;

/** A canvas stretched over a frame and hung on the wall: the print continues on the sides. */
export const canvasPrint: Product = {
  closeUp: { x: 400, y: 380, width: 480, height: 480 },
  printRatio: 0.8,
  draw(context, design, palette) {
    const front: Area = design.isTurned
      ? { x: 110, y: 232, width: 740, height: 520 }
      : { x: 196, y: 116, width: 576, height: 720 };
    const right = front.x + front.width;
    const bottom = front.y + front.height;
    const whole = new Path2D(
      `M${front.x} ${front.y} H${right} L${right + edge} ${front.y + edge * 0.5} V${bottom + edge * 0.5} H${front.x + edge} L${front.x} ${bottom} Z`,
    );
    dropShadow(context, palette, whole, 24);
    fill(context, whole, darken(bodyColor(palette, design.body), 0.3));

    const art = painted(context, front, 1, (flat) => {
      flat.translate(-front.x, -front.y);
      fill(flat, rounded(front, 0), bodyColor(palette, design.body));
      const air = Math.min(front.width, front.height) * 0.16;
      print(flat, design, { cover: front, emblem: inset(front, air) });
    });
    const pixels = art.width / front.width;

    // The sides: the outermost strip of the picture, folded back and sheared.
    context.save();
    context.transform(1, 0.5, 0, 1, right, front.y);
    context.drawImage(art, art.width - edge * pixels, 0, edge * pixels, art.height, 0, 0, edge, front.height);
    context.restore();
    context.save();
    context.transform(1, 0, 2, 1, front.x, bottom);
    context.drawImage(
      art,
      0,
      art.height - edge * pixels * 0.5,
      art.width,
      edge * pixels * 0.5,
      0,
      0,
      front.width,
      edge * 0.5,
    );
    context.restore();
    fill(
      context,
      new Path2D(`M${right} ${front.y} l${edge} ${edge * 0.5} V${bottom + edge * 0.5} L${right} ${bottom} Z`),
      fade(shade, 0.3),
    );
    fill(
      context,
      new Path2D(`M${front.x} ${bottom} H${right} l${edge} ${edge * 0.5} H${front.x + edge} Z`),
      fade(shade, 0.42),
    );

    context.drawImage(art, front.x, front.y, front.width, front.height);
    clipped(context, rounded(front, 0), () => {
      const threads = new Path2D();
      for (let at = 0; at < 760; at += 5) {
        threads.rect(front.x + at, front.y, 2, front.height);
        threads.rect(front.x, front.y + at, front.width, 2);
      }
      fill(context, threads, fade(shade, 0.022));
      context.fillStyle = linear(context, { x: front.x, y: front.y }, { x: right, y: bottom }, [
        [0, fade('#ffffff', 0.22)],
        [0.4, fade('#ffffff', 0)],
        [1, fade(shade, 0.08)],
      ]);
      context.fillRect(front.x, front.y, front.width, front.height);
    });
  },
};
