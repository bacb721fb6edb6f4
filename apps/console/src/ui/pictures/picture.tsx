import { Image as ImageIcon, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../text.ts';
import styles from './picture.module.css';
import { denseSources } from './picture-url.ts';
import { pictureTexts } from './pictures.messages.ts';

interface Props {
  /** Without a URL a placeholder is shown. */
  url: string | undefined;
  alt: string;
  /** The maximum width at which it is shown. */
  widthPx: number;
  fit?: 'cover' | 'contain';
  /** For the main image of a screen; other images are loaded when they come near the viewport. */
  isEager?: boolean;
}

/** A stored image that fills its box. A missing or broken one shows an icon, never an empty box. */
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
