import { Input, type InputProps } from 'antd';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import styles from './password-input.module.css';

/** A masked input with a toggle that is accessible by keyboard and screen reader. */
export function PasswordInput(props: InputProps) {
  const t = useText(uiTexts);
  const [isShown, setShown] = useState(false);
  return (
    <Input
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={styles.toggle}
          aria-label={isShown ? t('hide') : t('show')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
        </button>
      }
    />
  );
}
