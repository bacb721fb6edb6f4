/** @jsxRuntime automatic */
import { z } from 'zod';
import { gapMaxPx, gridProductsMax, productColumnsMax } from '../limits.ts';
import { defineBlock } from './define-block.ts';
import { commonFields, commonSettings, setting } from './settings.ts';

/** More than two products side by side are illegible on a phone. */
const phoneColumnsMax = 2;

export const productGrid = defineBlock({
  label: { zh: '商品列表', en: 'Product grid' },
  settings: z.object({
    ...commonSettings,
    column: setting(z.int().min(1).max(productColumnsMax), 4),
    gap: setting(z.number().min(1).max(gapMaxPx), 16),
  }),
  fields: [
    { kind: 'number', key: 'column', label: { zh: '列数', en: 'Columns' }, min: 1, max: productColumnsMax, step: 1 },
    { kind: 'number', key: 'gap', label: { zh: '间距', en: 'Gap' }, min: 1, max: gapMaxPx, unit: 'px' },
    ...commonFields,
  ],
  children: { product: gridProductsMax },
  styles: `
.pp-products{display:grid;grid-template-columns:repeat(var(--pp-columns),minmax(0,1fr))}
@media (max-width:640px){.pp-products{grid-template-columns:repeat(var(--pp-phone-columns),minmax(0,1fr))}}
`,
  View({ block: { settings, blocks }, context }) {
    const { column, gap } = settings;
    const style = {
      gap,
      '--pp-columns': String(column),
      '--pp-phone-columns': String(Math.min(column, phoneColumnsMax)),
    };
    return (
      <div className="pp-products" style={style}>
        {blocks.map((child) => context.draw(child, column))}
      </div>
    );
  },
});
