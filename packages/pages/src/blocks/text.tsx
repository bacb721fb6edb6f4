/** @jsxRuntime automatic */
import { z } from 'zod';
import { richTextLengthMax } from '../limits.ts';
import { defineBlock } from './define-block.ts';
import { commonFields, commonSettings, setting } from './settings.ts';

export const text = defineBlock({
  label: { zh: '文本', en: 'Text' },
  settings: z.object({ ...commonSettings, content: setting(z.string().max(richTextLengthMax), '') }),
  fields: [{ kind: 'rich_text', key: 'content', label: { zh: '内容', en: 'Content' } }, ...commonFields],
  warningsOf: ({ content }) => (hasContent(content) ? [] : ['empty_text']),
  styles: `
.pp-text{overflow-wrap:anywhere}
.pp-text>:first-child{margin-top:0}
.pp-text>:last-child{margin-bottom:0}
.pp-text img,.pp-text video{max-width:100%;height:auto}
.pp-text a{color:#4f46e5;text-underline-offset:2px}
.pp-text h1,.pp-text h2,.pp-text h3,.pp-text h4,.pp-text h5,.pp-text h6{line-height:1.3;margin:.8em 0 .4em}
`,
  /** The HTML was sanitized before it was stored: it contains only what the rich-text editor offers. */
  View({ block: { settings } }) {
    return <div className="pp-text" dangerouslySetInnerHTML={{ __html: settings.content }} />;
  },
});

/** Whether there is text or a file: deleting everything leaves empty paragraphs. */
function hasContent(html: string): boolean {
  return /<(?:img|video|hr)\b/i.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/gi, '') !== '';
}
