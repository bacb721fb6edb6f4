/** @jsxRuntime automatic */
import { z } from 'zod';
import { buttonLabelLengthMax } from '../limits.ts';
import { isLink } from '../links.ts';
import { defineBlock } from './define-block.ts';
import { Linked } from './parts/linked.tsx';
import { color, commonFields, commonSettings, linkSetting, setting } from './settings.ts';

const alignments = ['left', 'center', 'right'] as const;
const looks = ['filled', 'outlined'] as const;

/** A call to action: a label on a button with a link. */
export const button = defineBlock({
  label: { zh: '按钮', en: 'Button' },
  settings: z.object({
    ...commonSettings,
    label: setting(z.string().trim().max(buttonLabelLengthMax), ''),
    link: linkSetting,
    align: setting(z.enum(alignments), 'center'),
    look: setting(z.enum(looks), 'filled'),
    color: setting(color, '#4f46e5'),
    textColor: setting(color, '#ffffff'),
  }),
  fields: [
    { kind: 'text', key: 'label', label: { zh: '按钮文字', en: 'Label' }, lengthMax: buttonLabelLengthMax },
    { kind: 'link', key: 'link', label: { zh: '链接', en: 'Link' } },
    {
      kind: 'choice',
      key: 'align',
      label: { zh: '对齐', en: 'Alignment' },
      choices: [
        { value: 'left', label: { zh: '居左', en: 'Left' } },
        { value: 'center', label: { zh: '居中', en: 'Center' } },
        { value: 'right', label: { zh: '居右', en: 'Right' } },
      ],
    },
    {
      kind: 'choice',
      key: 'look',
      label: { zh: '样式', en: 'Style' },
      choices: [
        { value: 'filled', label: { zh: '实心', en: 'Filled' } },
        { value: 'outlined', label: { zh: '描边', en: 'Outlined' } },
      ],
    },
    { kind: 'color', key: 'color', label: { zh: '按钮颜色', en: 'Button color' } },
    {
      kind: 'color',
      key: 'textColor',
      label: { zh: '文字颜色', en: 'Text color' },
      // The text of an outlined button has the color of its border.
      when: { key: 'look', is: ['filled'] },
    },
    ...commonFields,
  ],
  warningsOf: ({ label, link }) => [
    ...(label === '' ? (['empty_label'] as const) : []),
    ...(link === '' ? (['missing_link'] as const) : []),
  ],
  isBlank: ({ label }) => label === '',
  styles: `
.pp-action{padding:8px 0}
.pp-button{display:inline-block;max-width:100%;padding:11px 28px;border:1.5px solid;border-radius:10px;font-weight:600;line-height:1.4;text-align:center;text-decoration:none;overflow-wrap:anywhere}
a.pp-button:hover{filter:brightness(.92)}
`,
  View({ block: { settings } }) {
    const { label, link, align, look, color: own, textColor } = settings;
    if (label === '') return null;
    const style =
      look === 'filled'
        ? { backgroundColor: own, borderColor: own, color: textColor }
        : { backgroundColor: 'transparent', borderColor: own, color: own };
    return (
      <div className="pp-action" style={{ textAlign: align }}>
        {isLink(link) ? (
          <Linked to={link} className="pp-button" style={style}>
            {label}
          </Linked>
        ) : (
          <span className="pp-button" style={style}>
            {label}
          </span>
        )}
      </div>
    );
  },
});
