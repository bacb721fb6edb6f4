import { Button, Input, type InputProps } from 'antd';
import { RefreshCw, ShieldCheck } from 'lucide-react';
import { useText } from '../../../ui/text.ts';
import { captchaUrl } from './login.api.ts';
import { loginTexts } from './login.messages.ts';
import styles from './login.module.css';

interface Props extends InputProps {
  loadedAtMs: number;
  onRefresh: () => void;
}

/** The text of the captcha beside its image; the image and a button both load another one. */
export function CaptchaInput({ loadedAtMs, onRefresh, ...input }: Props) {
  const t = useText(loginTexts);
  return (
    <div className={styles.captcha}>
      <Input
        {...input}
        prefix={<ShieldCheck aria-hidden />}
        placeholder={t('captchaPlaceholder')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <button type="button" className={styles.picture} onClick={onRefresh}>
        <img src={captchaUrl(loadedAtMs)} alt={t('captchaPicture')} />
      </button>
      <Button icon={<RefreshCw aria-hidden />} aria-label={t('captchaRefresh')} onClick={onRefresh} />
    </div>
  );
}
