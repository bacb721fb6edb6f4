/** @jsxRuntime automatic */
import { textIn } from '@platen/model/text/locale';
import { z } from 'zod';
import { nameLengthMax } from '../limits.ts';
import { defineBlock } from './define-block.ts';
import { Linked } from './parts/linked.tsx';
import { viewTexts } from './parts/view.messages.ts';
import { linkSetting, setting } from './settings.ts';

const percent = (min: number) => z.number().min(min).max(100);
const range = { min: 0, max: 100, step: 1, unit: '%' } as const;

/** A linked area of a picture, in percent of the picture. */
export const hotZone = defineBlock({
  label: { zh: '热区', en: 'Hot zone' },
  settings: z.object({
    top: setting(percent(0), 0),
    left: setting(percent(0), 0),
    width: setting(percent(1), 10),
    height: setting(percent(1), 10),
    link: linkSetting,
    label: setting(z.string().trim().max(nameLengthMax), ''),
  }),
  fields: [
    { kind: 'number', key: 'top', label: { zh: '上', en: 'Top' }, ...range },
    { kind: 'number', key: 'left', label: { zh: '左', en: 'Left' }, ...range },
    { kind: 'number', key: 'width', label: { zh: '宽', en: 'Width' }, ...range, min: 1 },
    { kind: 'number', key: 'height', label: { zh: '高', en: 'Height' }, ...range, min: 1 },
    { kind: 'link', key: 'link', label: { zh: '链接', en: 'Link' } },
    { kind: 'text', key: 'label', label: { zh: '朗读文字', en: 'Spoken label' }, lengthMax: nameLengthMax },
  ],
  isZone: true,
  warningsOf: ({ link }) => (link === '' ? ['missing_link'] : []),
  styles: `
.pp-zone{position:absolute;display:block;border-radius:4px}
.pp-zone:hover{background:rgb(100 108 255/.12)}
`,
  View({ block: { name, settings }, context }) {
    const { top, left, width, height, link, label } = settings;
    return (
      <Linked
        to={link}
        className="pp-zone"
        label={label || name || textIn(viewTexts.zone, context.locale)}
        style={{ top: `${top}%`, left: `${left}%`, width: `${width}%`, height: `${height}%` }}
      />
    );
  },
});
