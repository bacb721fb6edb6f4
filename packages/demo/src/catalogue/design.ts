import { type Area, type Context, painted } from './board.ts';
import type { Motif } from './motifs/motif.ts';
import type { BodyTone, Inks } from './palettes.ts';
import { type Random, seededRandom } from './random.ts';

/** The artwork on a product. Products decide where it is placed, designs what it looks like. */
export type Design = {
  readonly body: BodyTone;
  /** One object on the product's own color, or the whole printable side. */
  readonly coverage: 'emblem' | 'cover';
  /** Shows the product's other side or its other position. */
  readonly isTurned: boolean;
  /** Text that the product itself shows, such as the names on a sheet of stickers. */
  readonly text: string;
  readonly inks: Inks;
  emblem(context: Context, area: Area): void;
  cover(context: Context, area: Area): void;
  random(): Random;
};

export type DesignParts = Pick<Design, 'body' | 'coverage' | 'isTurned' | 'text' | 'inks'> & {
  readonly motif: Motif;
  /** A cover has its own background, so its inks are those for white paper whatever the color of the product is. */
  readonly coverInks: Inks;
  readonly seed: string;
};

export function createDesign({ motif, seed, coverInks, ...parts }: DesignParts): Design {
  // A new generator for each print: a product that prints twice must show the same picture twice.
  const brush = (inks: Inks) => ({ inks, text: parts.text, random: seededRandom(seed) });
  return {
    ...parts,
    random: () => seededRandom(seed),
    emblem(context, { x, y, width, height }) {
      const scale = Math.min(width, height) / 100;
      context.save();
      context.translate(x + width / 2 - scale * 50, y + height / 2 - scale * 50);
      context.scale(scale, scale);
      motif.emblem(context, brush(parts.inks));
      context.restore();
    },
    cover(context, { x, y, width, height }) {
      const scale = Math.min(width, height) / 100;
      // Products are rotated by a few degrees, and a higher resolution stays sharp after that.
      const picture = painted(context, { width, height }, isUpright(context) ? 1 : 1.35, (flat) => {
        flat.scale(scale, scale);
        motif.cover(flat, brush(coverInks), { width: width / scale, height: height / scale });
      });
      context.drawImage(picture, x, y, width, height);
    },
  };
}

function isUpright(context: Context): boolean {
  return context.getTransform().b === 0;
}
