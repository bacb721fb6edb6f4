import { useRef } from 'react';
import styles from './rich-text.module.css';
import { Toolbox } from './toolbox.tsx';
import { useTextEditor } from './use-text-editor.ts';

interface Props {
  label: string;
  value: string;
  onChange: (html: string) => void;
}

/** A rich text with its toolbar. */
export function RichText({ label, value, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const editor = useTextEditor(box, { label, value, onChange, className: styles.text });
  return (
    <div className={styles.richText}>
      {editor && <Toolbox editor={editor} />}
      <div ref={box} className={styles.box} />
    </div>
  );
}
