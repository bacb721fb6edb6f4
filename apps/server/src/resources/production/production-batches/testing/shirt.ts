import { newLayer } from '@platen/design/new-layer';
import { config, photoLayer } from '../../../orders/orders/testing/designs.ts';

/** A color without a name is one that the customer may also choose. */
export const navy = { label: '藏青', value: '#1b2a4a' };
const white = { label: '白色', value: 'rgba(255,255,255,1)' };

/** A shirt of two sides with a color to choose, a name and a photo; only size M has a second photo, on its sleeve. */
export function shirt(sides: readonly [string, string] = ['正面', '背面']) {
  const item = { editable: true, required: false };
  const name = newLayer('TextRect', {
    set: {
      id: 'name',
      name: 'name',
      text: { ...item, label: '姓名', value: 'Your name' },
      color: { ...item, label: '衬衫颜色', value: white.value, options: [white, navy] },
      font_family: { label: '', editable: false, required: false, value: 'Pacifico' },
    },
  });
  const sleeve = photoLayer('', { id: 'sleeve', url: { label: '袖标', editable: true, required: false, value: '' } });
  return {
    effect_image_configs: [
      config('effect', [photoLayer('')]),
      config('effect', [name], { id: 'colors' }),
      config('effect', [sleeve], { id: 'sleeves', size: ['M'] }),
    ],
    production_image_configs: sides.map((side, index) =>
      config('production', [photoLayer('')], { id: `${index}`, name: side }),
    ),
  };
}
