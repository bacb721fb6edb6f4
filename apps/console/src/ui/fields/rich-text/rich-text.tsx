import { useRef, useState } from 'react';
import { useText } from '../../text.ts';
import { LinkInput } from '../link-input.tsx';
import { ColorSwatches } from './color-swatches.tsx';
import { MediaSettings } from './media-settings.tsx';
import { richTextTexts } from './rich-text.messages.ts';
import styles from './rich-text.module.css';
import { type TextDrawer, TextToolbar } from './text-toolbar.tsx';
import { useTextEditor } from './use-text-editor.ts';

interface Props {
  label: string;
  value: string;
  onChange: (html: string) => void;
}

/** A text and the tools for it. */
export function RichText({ label, value, onChange }: Props) {
  const t = useText(richTextTexts);
  const box = useRef<HTMLDivElement>(null);
  const [drawer, setDrawer] = useState<TextDrawer>();
  const editor = useTextEditor(box, { label, value, onChange, className: styles.text });
  const href: unknown = editor?.getAttributes('link').href;
  return (
    <div className={styles.richText}>
      {editor && <TextToolbar editor={editor} drawer={drawer} onDrawer={setDrawer} />}
      {editor && drawer === 'color' && <ColorSwatches editor={editor} />}
      {editor && drawer === 'link' && (
        <div className={styles.drawer} role="group" aria-label={t('link')}>
          <LinkInput
            value={typeof href === 'string' ? href : ''}
            onChange={(address) => {
              const chain = editor.chain().extendMarkRange('link');
              // An empty address takes the link away.
              if (address === '') chain.unsetLink().run();
              else chain.setLink({ href: address }).run();
            }}
          />
          <p className={styles.note}>{t('linkNote')}</p>
        </div>
      )}
      {editor && <MediaSettings editor={editor} />}
      <div ref={box} className={styles.box} />
    </div>
  );
}
