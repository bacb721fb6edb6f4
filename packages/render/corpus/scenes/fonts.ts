import type { Scene } from '@platen/design/scene';
import { paintedLetters } from '../made-fonts.ts';
import { onGround, scene, text } from '../scene-parts.ts';

const spice = 'Bungee Spice';
const rows = (letters: string, length: number) => letters.replace(new RegExp(`.{${length}}(?=.)`, 'gu'), '$&\n');

/** Fonts with color glyphs, missing tables and other special features. */
export const fontScenes: Record<string, Scene> = {
  'color-paints': onGround(text(rows(paintedLetters, 9), { font: 'painted', font_size: 32, line_height: 1.1 })),
  'color-layers': onGround(text('ABBA', { font: 'layered', font_size: 60, color: '#20804080' })),
  'color-real': scene([text('Spicy!', { font: spice, font_size: 70 })]),
  'color-large': scene([text('S', { font: spice, font_size: 230 })]),
  'color-turned': onGround(text('Turn', { font: spice, font_size: 60, rotate: 17, flip_horizontal: true })),
  'color-stroke': onGround(text('AB', { font: 'layered', font_size: 90, stroke: '#ffffff', stroke_width: 6 })),
  'color-stroke-real': onGround(text('Spice', { font: spice, font_size: 70, stroke: '#ffffff', stroke_width: 7 })),
  'color-fill-image': onGround(text('AB', { font: 'layered', font_size: 100, fill_image: 'photo.jpg' })),
  'color-vertical': scene([text('SPI', { font: spice, font_size: 50, writing_mode: 'vertical-lr' })]),
  'font-kerned': scene([text('AVAV', { font: 'kerned', font_size: 60, color: '#20408080' })]),
  'font-forms': scene([text('ببب لا', { font: 'formed', font_size: 60 })]),
  'font-unjoined': scene([text('بب', { font: 'unformed', font_size: 60 })]),
  'font-marks': scene([text('\u05D1\u05B8\u05BC \u0628\u064E\u0651\u0650', { font: 'pointed', font_size: 120 })]),
  'font-composed': scene([text('پاکِستان', { font: 'Noto Nastaliq Urdu', font_size: 60 })]),
  'font-icons': scene([text('homehome', { font: 'Material Icons', font_size: 90, letter_spacing: 0 })]),
  'font-documents': scene([text('ABA', { font: 'documents', font_size: 60 })]),
};
