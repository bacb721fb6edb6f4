/** @jsxRuntime automatic */
import { z } from 'zod';
import { columnsMax, gapMaxPx, gridImagesMax } from '../limits.ts';
import { defineBlock } from './define-block.ts';
import { commonFields, commonSettings, height, heightField, setting } from './settings.ts';

export const images = defineBlock({
  label: { zh: '图片组', en: 'Images' },
  settings: z.object({
    ...commonSettings,
    height,
    column: setting(z.int().min(1).max(columnsMax), 3),
    gap: setting(z.number().min(1).max(gapMaxPx), 10),
  }),
  fields: [
    { kind: 'number', key: 'column', label: { zh: '列数', en: 'Columns' }, min: 1, max: columnsMax, step: 1 },
    { kind: 'number', key: 'gap', label: { zh: '间距', en: 'Gap' }, min: 1, max: gapMaxPx, unit: 'px' },
    heightField,
    ...commonFields,
  ],
  children: { image: gridImagesMax },
  styles: `
.pp-grid{display:grid}
.pp-grid .pp-picture{height:var(--pp-height,auto)}
`,
  View({ block: { settings, blocks }, context }) {
    const { column, gap, height: heightPx } = settings;
    const style = {
      gridTemplateColumns: `repeat(${column}, minmax(0, 1fr))`,
      gap,
      ...(heightPx > 0 && { '--pp-height': `${heightPx}px` }),
    };
    return (
      <div className="pp-grid" style={style}>
        {blocks.map((child) => context.draw(child, column))}
      </div>
    );
  },
});
