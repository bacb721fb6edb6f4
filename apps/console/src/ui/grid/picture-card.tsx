import { galleryCardWidthPx } from '../pictures/picture-url.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LinkTarget } from '../actions/action.types.ts';
import { Picture } from '../pictures/picture.tsx';
import styles from './picture-card.module.css';

interface Props {
  name: string;
  link: LinkTarget;
  pictureUrl: string | undefined;
  /** Among the first: its picture is wanted at once. */
  isEager?: boolean;
  /** Over the picture's corners: a button of its own above, a count below. Words would cover the art. */
  button?: ReactNode;
  count?: ReactNode;
  /** What is read below the name. */
  children: ReactNode;
}

/** A thing in a grid: its picture, its name, and what matters about it. The whole card is its link. */
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
