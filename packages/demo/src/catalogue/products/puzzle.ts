import { Path2D } from '@napi-rs/canvas';
import { type Context, clipped, painted, placed, stroke } from '../board.ts';
import { fade } from '../color.ts';
import { dropShadow, shade } from '../light.ts';
import { bodyColor } from '../palettes.ts';
import type { Random } from '../random.ts';
import { type Product, print } from './product.ts';

const columns = 5;
const rows = 4;
const side = 160;
const width = columns * side;
const height = rows * side;

type Edges = { readonly across: readonly number[]; readonly down: readonly number[] };

/** Complete except for one piece, which lies beside its gap. */
export const puzzle: Product = {
  closeUp: { x: 440, y: 400, width: 500, height: 500 },
  printRatio: 1.25,
  draw(context, design, palette) {
    const edges = cutEdges(design.random());
    const art = painted(context, { width, height }, 1.3, (flat) => {
      flat.fillStyle = bodyColor(palette, design.body);
      flat.fillRect(0, 0, width, height);
      print(flat, design, {
        cover: { x: 0, y: 0, width, height },
        emblem: { x: width / 2 - 240, y: height / 2 - 240, width: 480, height: 480 },
      });
    });
    const loose = design.isTurned ? { column: 0, row: 3 } : { column: 4, row: 3 };
    placed(context, { x: 500, y: 484 }, -3, 1, () => {
      context.translate(-width / 2, -height / 2);
      const pieces = allPieces().filter(({ column, row }) => column !== loose.column || row !== loose.row);
      const board = new Path2D();
      for (const { column, row } of pieces) board.addPath(pieceAt(edges, column, row));
      dropShadow(context, palette, board, 14);
      clipped(context, board, () => context.drawImage(art, 0, 0, width, height));
      for (const { column, row } of pieces) drawEdges(context, pieceAt(edges, column, row));
      const away = design.isTurned ? { x: -26, y: 66, degrees: 14 } : { x: 34, y: 70, degrees: -16 };
      const middle = { x: (loose.column + 0.5) * side, y: (loose.row + 0.5) * side };
      placed(context, { x: middle.x + away.x, y: middle.y + away.y }, away.degrees, 1, () => {
        context.translate(-middle.x, -middle.y);
        const piece = pieceAt(edges, loose.column, loose.row);
        dropShadow(context, palette, piece, 22);
        clipped(context, piece, () => context.drawImage(art, 0, 0, width, height));
        drawEdges(context, piece);
      });
    });
  },
};

function drawEdges(context: Context, piece: Path2D): void {
  clipped(context, piece, () => {
    context.save();
    context.translate(2.2, 2.6);
    stroke(context, piece, fade('#ffffff', 0.5), 3);
    context.translate(-4.4, -5.2);
    stroke(context, piece, fade(shade, 0.22), 3);
    context.restore();
  });
  stroke(context, piece, fade(shade, 0.3), 1.6);
}

/** For each inner edge, which of its two pieces has the knob: 1 or -1. */
function cutEdges(random: Random): Edges {
  const flips = (count: number) => Array.from({ length: count }, () => (random.next() < 0.5 ? 1 : -1));
  return { across: flips((columns - 1) * rows), down: flips(columns * (rows - 1)) };
}

function allPieces(): { column: number; row: number }[] {
  return Array.from({ length: columns * rows }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  }));
}

function pieceAt({ across, down }: Edges, column: number, row: number): Path2D {
  const x = column * side;
  const y = row * side;
  const top = row === 0 ? 0 : -(down[(row - 1) * columns + column] ?? 1);
  const bottom = row === rows - 1 ? 0 : (down[row * columns + column] ?? 1);
  const left = column === 0 ? 0 : -(across[row * (columns - 1) + column - 1] ?? 1);
  const right = column === columns - 1 ? 0 : (across[row * (columns - 1) + column] ?? 1);
  return new Path2D(`M${x} ${y} ${knob(1, 0, top)} ${knob(0, 1, right)} ${knob(-1, 0, bottom)} ${knob(0, -1, left)} Z`);
}

/** One side in the direction `dx, dy`, with its knob on the left if `out` is 1. */
function knob(dx: number, dy: number, out: number): string {
  const at = (along: number, aside: number) => {
    const outward = aside * out;
    return `${along * side * dx + outward * side * dy} ${along * side * dy - outward * side * dx}`;
  };
  if (out === 0) return `l${at(1, 0)}`;
  return (
    `c${at(0.2, 0)} ${at(0.42, -0.04)} ${at(0.4, 0.06)} ` +
    `c${subtract(at, [0.36, 0.14], [0.4, 0.06])} ${subtract(at, [0.34, 0.24], [0.4, 0.06])} ${subtract(at, [0.5, 0.24], [0.4, 0.06])} ` +
    `c${subtract(at, [0.66, 0.24], [0.5, 0.24])} ${subtract(at, [0.64, 0.14], [0.5, 0.24])} ${subtract(at, [0.6, 0.06], [0.5, 0.24])} ` +
    `c${subtract(at, [0.58, -0.04], [0.6, 0.06])} ${subtract(at, [0.8, 0], [0.6, 0.06])} ${subtract(at, [1, 0], [0.6, 0.06])}`
  );
}

type Pair = readonly [number, number];

function subtract(at: (along: number, aside: number) => string, to: Pair, from: Pair): string {
  return at(to[0] - from[0], to[1] - from[1]);
}
