/** @jsxRuntime automatic */
import { z } from 'zod';
import { productPriceLengthMax, productTitleLengthMax } from '../limits.ts';
import { defineBlock } from './define-block.ts';
import { Linked } from './parts/linked.tsx';
import { Picture } from './parts/picture.tsx';
import { fileSetting, linkSetting, setting } from './settings.ts';

/**
 * A product with its image, its name and its price as text. They belong to the page, because a published page must not
 * change with the catalogue. The editor fills them in when the link is set to a template.
 */
export const product = defineBlock({
  label: { zh: '商品', en: 'Product' },
  settings: z.object({
    link: linkSetting,
    image: fileSetting,
    title: setting(z.string().trim().max(productTitleLengthMax), ''),
    price: setting(z.string().trim().max(productPriceLengthMax), ''),
  }),
  fields: [
    { kind: 'link', key: 'link', label: { zh: '链接', en: 'Link' } },
    { kind: 'upload', key: 'image', label: { zh: '图片', en: 'Image' }, accepts: 'picture' },
    { kind: 'text', key: 'title', label: { zh: '名称', en: 'Name' }, lengthMax: productTitleLengthMax },
    { kind: 'text', key: 'price', label: { zh: '价格', en: 'Price' }, lengthMax: productPriceLengthMax },
  ],
  templateSettings: { title: 'title', image: 'image', price: 'price' },
  warningsOf: ({ title, link, image }) => [
    ...(image.url === '' ? (['missing_image'] as const) : []),
    ...(title === '' ? (['empty_label'] as const) : []),
    ...(link === '' ? (['missing_link'] as const) : []),
  ],
  isBlank: ({ image, title, price }) => image.url === '' && title === '' && price === '',
  styles: `
.pp-product{display:block;color:inherit;text-decoration:none}
.pp-product .pp-picture,.pp-product .pp-empty{aspect-ratio:1;height:auto;border-radius:8px}
.pp-product-title,.pp-product-price{display:block;margin-top:8px;overflow-wrap:anywhere;line-height:1.4}
.pp-product-title{font-weight:600}
.pp-product-price{margin-top:2px;color:#555b73;font-variant-numeric:tabular-nums}
a.pp-product:hover .pp-product-title{text-decoration:underline;text-underline-offset:3px}
`,
  View({ block: { id, settings }, context, columns }) {
    const { link, image, title, price } = settings;
    return (
      <Linked to={link} className="pp-product">
        {/* Hidden from screen readers, because the name follows below the image. */}
        <Picture id={id} url={image.url} alt="" context={context} columns={columns} style={{ objectFit: 'cover' }} />
        {title !== '' && <span className="pp-product-title">{title}</span>}
        {price !== '' && <span className="pp-product-price">{price}</span>}
      </Linked>
    );
  },
});
