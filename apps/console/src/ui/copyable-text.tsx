import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';
import styles from './copyable-text.module.css';
import { useText } from './text.ts';
import { uiTexts } from './ui.messages.ts';

const confirmationMs = 1_600;

/** A text with a small button that copies it. */
export function CopyableText({ text, isCode = false }: { text: string; isCode?: boolean }) {
  const t = useText(uiTexts);
  const { isCopied, copy } = useCopy(text);
  return (
    <span className={styles.copyable}>
      {isCode ? <code className={styles.code}>{text}</code> : <span>{text}</span>}
      <button
        type="button"
        className={styles.button}
        onClick={copy}
        aria-label={`${isCopied ? t('copied') : t('copy')} ${text}`}
        data-copied={isCopied}
      >
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      </button>
    </span>
  );
}

/** Copies a text, and confirms it for a moment. */
export function useCopy(text: string) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return { isCopied, copy: () => void copyText(text).then(() => setCopied(true)) };
}
