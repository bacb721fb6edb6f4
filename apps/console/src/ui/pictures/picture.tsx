import { Image as ImageIcon, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../text.ts';
import styles from './picture.module.css';
import { denseSources } from './picture-url.ts';
import { pictureTexts } from './pictures.messages.ts';

interface Props {
  /** None: a quiet placeholder. */
  url: string | undefined;
  alt: string;
  /** The widest that it is shown. */
  widthPx: number;
  fit?: 'cover' | 'contain';
  /** For the picture that the screen is about; the others are fetched when they come near the window. */
  isEager?: boolean;
}

/** A stored picture that fills its box. A missing or broken one leaves a mark, never a hole. */
export function Picture({ url, alt, widthPx, fit = 'cover', isEager = false }: Props) {
  const t = useText(pictureTexts);
  const [seen, setSeen] = useState<{ url: string | undefined; state: 'loaded' | 'broken' }>();
  const state = seen?.url === url ? seen?.state : undefined;
  if (!url || state === 'broken') {
    const Icon = url ? ImageOff : ImageIcon;
    return (
      <span className={styles.placeholder} role="img" aria-label={url ? t('broken') : t('none')}>
        <Icon aria-hidden />
      </span>
    );
  }
  return (
    <img
      {...denseSources(url, widthPx)}
      className={styles.picture}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      data-fit={fit}
      data-loaded={state === 'loaded'}
      onLoad={() => setSeen({ url, state: 'loaded' })}
      onError={() => setSeen({ url, state: 'broken' })}
    />
  );
}
