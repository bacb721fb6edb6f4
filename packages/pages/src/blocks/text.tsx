/** @jsxRuntime automatic */
import { z } from 'zod';
import { richTextLengthMax } from '../limits.ts';
import { defineBlock } from './define-block.ts';
import { commonFields, commonSettings, setting } from './settings.ts';

export const text = defineBlock({
  label: { zh: '文本', en: 'Text' },
  settings: z.object({ ...commonSettings, content: setting(z.string().max(richTextLengthMax), '') }),
  fields: [{ kind: 'rich_text', key: 'content', label: { zh: '内容', en: 'Content' } }, ...commonFields],
  /** The HTML was cleaned before it was stored: only what the rich-text editor offers is left of it. */
  View({ block: { settings } }) {
    return <div className="pp-text" dangerouslySetInnerHTML={{ __html: settings.content }} />;
  },
});
