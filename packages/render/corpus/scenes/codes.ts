import { sampleFacts } from '@platen/design/order-facts';
import type { Scene } from '@platen/design/scene';
import { box, brush, layer, picture, plain, scene, serif } from '../scene-parts.ts';

const facts = {
  ...sampleFacts,
  order_no: 'A-2025-0042',
  sku_template_name: '马克杯',
  qrcode: 'OD251115000042',
  barcode: 'OD251115000042',
};
const fixed = (text_content_type: 'order_no' | 'sku_template_name', font: string, top: number) =>
  layer('FixedContentTextRect', {
    left: 120,
    top,
    width: 170,
    height: 28,
    font_size: 18,
    align: 'left',
    text_content_type,
    color: plain('#000'),
    font_family: plain(font),
  });
const inGroup = (...layers: Parameters<typeof scene>[0]) =>
  scene([layer('QrcodeGroup', { left: 10, top: 10, width: 300, height: 180 }, layers)], {
    facts,
    areas: { custom: 'photo.jpg', effect: 'fine.png' },
  });

/** Codes, facts of an order, and custom areas. */
export const codeScenes: Record<string, Scene> = {
  'code-qr': inGroup(layer('Qrcode', { width: 100, height: 100 })),
  'code-qr-rotated': inGroup(layer('Qrcode', { left: 60, top: 20, width: 130, height: 130, rotate: 15 })),
  'code-qr-small': inGroup(layer('Qrcode', { width: 33, height: 33 })),
  'code-qr-chinese': scene(
    [layer('QrcodeGroup', { width: 300, height: 180 }, [layer('Qrcode', { width: 160, height: 160 })])],
    { facts: { ...facts, qrcode: '订单：一二三四五' } },
  ),
  'code-barcode': inGroup(layer('Barcode', { width: 290, height: 80 })),
  'code-barcode-odd': inGroup(layer('Barcode', { left: 0.5, width: 250.7, height: 60.3 })),
  'code-barcode-too-small': inGroup(layer('Barcode', {})),
  'code-group': inGroup(
    layer('QrcodeRect', { left: 4, top: 4, width: 292, height: 172 }),
    layer('Qrcode', { left: 14, top: 14, width: 100, height: 100 }),
    fixed('order_no', serif, 20),
    fixed('sku_template_name', brush, 52),
    layer('CustomAreaImage', { left: 220, top: 90, width: 66, height: 70 }),
    layer('Barcode', { left: 14, top: 122, width: 200, height: 44 }),
  ),
  'area-filled': scene(
    [
      layer('CustomArea', { left: 10, top: 10, width: 180, height: 120 }),
      layer('EffectArea', { left: 200, top: 60, width: 100, height: 120 }),
    ],
    {
      areas: { custom: 'photo.jpg', effect: 'fine.png' },
    },
  ),
  'area-empty': scene([layer('CustomArea', { left: 10, top: 10, width: 180, height: 120 })]),
  'gap-image': scene([picture('nowhere.png'), picture('damaged.png', { left: 220, width: 80 })]),
  'gap-optional-image': scene([layer('Image', { url: { ...plain(''), editable: true } }), box('#0a0')]),
  'gap-font': scene([layer('TextRect', { left: 20, top: 20, name: '无字体' })]),
  'gap-glyph': scene([
    layer('TextRect', {
      left: 10,
      top: 40,
      width: 300,
      height: 80,
      font_size: 50,
      font_family: plain(serif),
      text: plain('Hi 你好!'),
    }),
  ]),
  'outside-canvas': scene([box('#f00', { left: 400 }), box('#0a0', { left: 280, top: 170 })]),
};
