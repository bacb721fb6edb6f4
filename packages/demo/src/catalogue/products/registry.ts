import { badge } from './badge.ts';
import { boxyTee } from './boxy-tee.ts';
import { canvasPrint } from './canvas-print.ts';
import { coaster } from './coaster.ts';
import { cushion } from './cushion.ts';
import { deskCalendar } from './desk-calendar.ts';
import { greetingCard } from './greeting-card.ts';
import { hoodie } from './hoodie.ts';
import { keyring } from './keyring.ts';
import { magnet } from './magnet.ts';
import { mousePad } from './mouse-pad.ts';
import { mug } from './mug.ts';
import { notebook } from './notebook.ts';
import { phoneCase } from './phone-case.ts';
import { poster } from './poster.ts';
import type { Product } from './product.ts';
import { puzzle } from './puzzle.ts';
import { stickerSheet } from './sticker-sheet.ts';
import { tShirt } from './t-shirt.ts';
import { toteBag } from './tote-bag.ts';
import { tumbler } from './tumbler.ts';
import { twoToneMug } from './two-tone-mug.ts';

/**
 * To add a product: a file beside this one that exports a `Product`, drawn on the board of 1000 × 1000 with the light
 * from the top left; its line below; and a template in the catalogue that shows it.
 */
export const products = {
  badge,
  'boxy-tee': boxyTee,
  'canvas-print': canvasPrint,
  coaster,
  cushion,
  'desk-calendar': deskCalendar,
  'greeting-card': greetingCard,
  hoodie,
  keyring,
  magnet,
  'mouse-pad': mousePad,
  mug,
  notebook,
  'phone-case': phoneCase,
  poster,
  puzzle,
  'sticker-sheet': stickerSheet,
  't-shirt': tShirt,
  'tote-bag': toteBag,
  tumbler,
  'two-tone-mug': twoToneMug,
} satisfies Record<string, Product>;
export type ProductName = keyof typeof products;
