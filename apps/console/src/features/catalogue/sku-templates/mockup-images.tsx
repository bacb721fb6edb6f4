import type { Mockups } from '@platen/contract/orders/mockup';
import { Skeleton } from 'antd';
import { FindingLines } from '../../../shared/findings/finding-lines.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { galleryCardWidthPx } from '../../../ui/pictures/picture-url.ts';
import { PictureZoom } from '../../../ui/pictures/picture-zoom.tsx';
import { usePictureIndex } from '../../../ui/pictures/use-picture-index.ts';
import { useText } from '../../../ui/text.ts';
import styles from './mockup-images.module.css';
import { tryTemplateTexts } from './try-template.messages.ts';

type Image = Mockups['images'][number];

interface Props {
  images: readonly Image[];
  isEnlarged: boolean;
  setEnlarged: (isEnlarged: boolean) => void;
}

/** The drawn images, each with its findings. */
export function MockupImages({ images, isEnlarged, setEnlarged }: Props) {
  const t = useText(tryTemplateTexts);
  const position = usePictureIndex(images.length);
  return (
    <ul className={styles.grid}>
      {images.map((image, index) => (
        <li key={image.config_id} className={styles.tile}>
          <button
            type="button"
            className={styles.picture}
            style={{ aspectRatio: `${image.width} / ${image.height}` }}
            aria-label={t('enlarge', { name: image.name })}
            onClick={() => {
              position.setIndex(index);
              setEnlarged(true);
            }}
          >
            <Picture url={image.url} alt={image.name} widthPx={galleryCardWidthPx * 2} fit="contain" isEager />
          </button>
          <span className={styles.name}>{image.name}</span>
          <FindingLines lines={image.findings.map(({ message }) => message)} />
        </li>
      ))}
      {isEnlarged && <PictureZoom pictures={images} position={position} onClose={() => setEnlarged(false)} />}
    </ul>
  );
}

/** The size of what will be shown, so that the layout does not shift. */
export function MockupImagesSkeleton({ sizes }: { sizes: readonly { id: string; width: number; height: number }[] }) {
  return (
    <ul className={styles.grid} aria-hidden>
      {sizes.map(({ id, width, height }) => (
        <li key={id} className={styles.tile}>
          <Skeleton.Node
            active
            classNames={{ root: styles.blank ?? '', content: styles.blank ?? '' }}
            styles={{ content: { aspectRatio: `${width} / ${height}` } }}
          >
            {/* Otherwise antd shows its own icon. */}
            <span />
          </Skeleton.Node>
        </li>
      ))}
    </ul>
  );
}
