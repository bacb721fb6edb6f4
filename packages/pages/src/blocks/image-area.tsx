/** @jsxRuntime automatic */
import { z } from 'zod';
import { altLengthMax, hotZonesMax } from '../limits.ts';
import { defineBlock } from './define-block.ts';
import { Picture } from './parts/picture.tsx';
import { altSetting, commonFields, commonSettings, fileSetting, warningsOfImage } from './settings.ts';

export const imageArea = defineBlock({
  label: { zh: '热区图', en: 'Image with hot zones' },
  settings: z.object({ ...commonSettings, image: fileSetting, alt: altSetting }),
  fields: [
    { kind: 'upload', key: 'image', label: { zh: '图片', en: 'Image' }, accepts: 'picture' },
    { kind: 'text', key: 'alt', label: { zh: '替代文字', en: 'Alt text' }, lengthMax: altLengthMax },
    ...commonFields,
  ],
  warningsOf: ({ image, alt }) => warningsOfImage(image.url, alt),
  children: { 'hot-zone': hotZonesMax },
  styles: `
.pp-area{position:relative}
`,
  View({ block: { id, settings, blocks }, context, columns }) {
    return (
      <div className="pp-area">
        <Picture id={id} url={settings.image.url} alt={settings.alt} context={context} columns={columns} />
        {blocks.map((zone) => context.draw(zone))}
      </div>
    );
  },
});
