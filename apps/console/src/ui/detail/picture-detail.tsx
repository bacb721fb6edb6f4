import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { PictureViewer, PictureViewerSkeleton } from '../pictures/picture-viewer.tsx';
import type { PictureItem } from '../pictures/pictures.types.ts';
import styles from './picture-detail.module.css';

interface Props {
  pictures: readonly PictureItem[];
  /** Below the images. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A record with images: they are on the left, the text on the right; below each other on phones. */
export function PictureDetail({ pictures, aside, children }: Props) {
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <div className={styles.viewer}>
          <PictureViewer pictures={pictures} />
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      <div className={styles.side}>{children}</div>
    </div>
  );
}

export function PictureDetailSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.viewer}>
        <PictureViewerSkeleton />
      </div>
      <div className={styles.side}>
        {[2, 3, 4].map((rows) => (
          <div key={rows} className={styles.viewer}>
            <Skeleton active title={{ width: '30%' }} paragraph={{ rows }} />
          </div>
        ))}
      </div>
    </div>
  );
}
