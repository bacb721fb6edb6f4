import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LinkTarget } from '../actions/action.types.ts';
import { Picture } from '../pictures/picture.tsx';
import { galleryCardWidthPx } from '../pictures/picture-url.ts';
import styles from './picture-card.module.css';

interface Props {
  name: string;
  link: LinkTarget;
  pictureUrl: string | undefined;
  /** Among the first cards: its image is loaded eagerly. */
  isEager?: boolean;
  /** Over the corners of the image: a button above, a count below. Text would cover the image. */
  button?: ReactNode;
  count?: ReactNode;
  /** The text below the name. */
  children: ReactNode;
}

/** A card in a grid: its image, its name, and its main facts. The whole card is a link. */
export function PictureCard({ isEager = false, ...props }: Props) {
  return (
    <article className={styles.card}>
      <div className={styles.art}>
        <Picture url={props.pictureUrl} alt="" widthPx={galleryCardWidthPx} isEager={isEager} />
        {props.count && <span className={styles.count}>{props.count}</span>}
      </div>
      {props.button && <div className={styles.button}>{props.button}</div>}
      <div className={styles.body}>
        <h2 className={styles.name}>
          <Link {...props.link} title={props.name}>
            {props.name}
          </Link>
        </h2>
        {props.children}
      </div>
    </article>
  );
}
