import { Button } from 'antd';
import { ImagePlus } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useText } from '../../../ui/text.ts';
import { defaultLimits } from '../../../ui/upload/file-limits.ts';
import { setupTexts } from './setup.messages.ts';
import styles from './setup.module.css';

interface Props {
  id?: string;
  value?: File | undefined;
  onChange?: (file: File | undefined) => void;
}

/** An image that stays in the browser until a user is signed in who can own it. */
export function LogoChoice({ id, value, onChange }: Props) {
  const t = useText(setupTexts);
  const input = useRef<HTMLInputElement>(null);
  const url = useObjectUrl(value);
  return (
    <div className={styles.logo}>
      <span className={styles.picture}>{url ? <img src={url} alt="" /> : <ImagePlus aria-hidden />}</span>
      <Button id={id} onClick={() => input.current?.click()}>
        {value ? t('changeLogo') : t('chooseLogo')}
      </Button>
      {value && (
        <Button type="text" onClick={() => onChange?.(undefined)}>
          {t('removeLogo')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        className={styles.input}
        aria-hidden
        tabIndex={-1}
        accept={defaultLimits.extensions.map((extension) => `.${extension}`).join(',')}
        onChange={(event) => {
          onChange?.(event.target.files?.[0]);
          // Otherwise selecting the same file again after removing it would not fire an event.
          event.target.value = '';
        }}
      />
    </div>
  );
}

function useObjectUrl(file: File | undefined): string | undefined {
  const url = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url;
}
