/** @jsxRuntime automatic */
import { z } from 'zod';
import { altLengthMax } from '../limits.ts';
import { defineBlock } from './define-block.ts';
import { Linked } from './parts/linked.tsx';
import { Picture } from './parts/picture.tsx';
import {
  altSetting,
  commonFields,
  commonSettings,
  fileSetting,
  height,
  heightField,
  linkSetting,
  objectFit,
  objectFitField,
  warningsOfImage,
} from './settings.ts';

export const image = defineBlock({
  label: { zh: '图片', en: 'Image' },
  settings: z.object({
    ...commonSettings,
    image: fileSetting,
    alt: altSetting,
    link: linkSetting,
    objectFit,
    height,
  }),
  fields: [
    { kind: 'upload', key: 'image', label: { zh: '图片', en: 'Image' }, accepts: 'picture' },
    { kind: 'text', key: 'alt', label: { zh: '替代文字', en: 'Alt text' }, lengthMax: altLengthMax },
    { kind: 'link', key: 'link', label: { zh: '链接', en: 'Link' } },
    objectFitField,
    heightField,
    ...commonFields,
  ],
  warningsOf: ({ image: file, alt }) => warningsOfImage(file.url, alt),
  styles: `
.pp-link{display:block}
`,
  View({ block: { id, settings }, context, columns }) {
    const { image: file, alt, link, objectFit: fit, height: heightPx } = settings;
    return (
      <Linked to={link} className="pp-link">
        <Picture
          id={id}
          url={file.url}
          alt={alt}
          context={context}
          columns={columns}
          style={{ objectFit: fit, ...(heightPx > 0 && { height: heightPx }) }}
        />
      </Linked>
    );
  },
});
