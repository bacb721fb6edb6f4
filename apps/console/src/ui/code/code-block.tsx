import { Button } from 'antd';
import { Check, Copy } from 'lucide-react';
import { useMemo } from 'react';
import { useCopy } from '../copyable-text.tsx';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import styles from './code-block.module.css';
import { type CodeLanguage, highlight } from './highlight.ts';

interface Props {
  code: string;
  language: CodeLanguage;
  /** The title above it. */
  title: string;
}

/** Code to read and to copy. Long code scrolls in its own frame. */
export function CodeBlock({ code, language, title }: Props) {
  const t = useText(uiTexts);
  const { isCopied, copy } = useCopy(code);
  const tokens = useMemo(() => highlight(code, language), [code, language]);
  return (
    <figure className={styles.block}>
      <figcaption className={styles.head}>
        <span>{title}</span>
        <Button
          size="small"
          type="text"
          icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          aria-label={`${isCopied ? t('copied') : t('copy')} ${title}`}
          onClick={copy}
        >
          {isCopied ? t('copied') : t('copy')}
        </Button>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only a focused element scrolls by keyboard */}
      <pre className={styles.code} role="region" aria-label={title} tabIndex={0}>
        <code>
          {tokens.map(({ kind, at, text }) =>
            kind === 'plain' ? (
              text
            ) : (
              <span key={at} data-kind={kind}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
    </figure>
  );
}
