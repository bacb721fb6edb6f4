import { isLink } from '@platen/pages/links';
import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { useText } from '../../text.ts';
import { LinkInput } from '../link-input.tsx';
import { richTextTexts } from './rich-text.messages.ts';
import styles from './rich-text.module.css';

/**
 * The link of the selected text. An incomplete URL stays here while it is typed: the text accepts only safe URLs, and
 * `mailto:an` is none before its `@`.
 */
export function TextLink({ editor }: { editor: Editor }) {
  const t = useText(richTextTexts);
  const [typed, setTyped] = useState<string>();
  const href: unknown = editor.getAttributes('link').href;
  useEffect(() => {
    const removeLink = () => setTyped(undefined);
    editor.on('selectionUpdate', removeLink);
    return () => void editor.off('selectionUpdate', removeLink);
  }, [editor]);

  function change(address: string) {
    const isWhole = address === '' || isLink(address);
    const link = editor.chain().extendMarkRange('link');
    // An empty URL removes the link.
    if (isWhole) (address === '' ? link.unsetLink() : link.setLink({ href: address })).run();
    setTyped(isWhole ? undefined : address);
  }

  return (
    <div className={styles.drawer} role="group" aria-label={t('link')}>
      <LinkInput
        control={{ 'aria-invalid': typed !== undefined }}
        value={typed ?? (typeof href === 'string' ? href : '')}
        onChange={change}
      />
      <p className={styles.note} role="status">
        {typed === undefined ? t('linkNote') : t('linkIncomplete')}
      </p>
    </div>
  );
}
