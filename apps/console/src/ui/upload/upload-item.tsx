import { CircleAlert, FileArchive, FileText, FileType2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { extensionOf } from './content-types.ts';
import styles from './upload-item.module.css';

const icons: Readonly<Record<string, typeof FileText>> = {
  ttf: FileType2,
  otf: FileType2,
  woff2: FileType2,
  zip: FileArchive,
};

interface Props {
  variant: 'tiles' | 'rows';
  name: string;
  /** For images; other files get an icon. */
  picture?: ReactNode;
  meta?: ReactNode;
  state: 'done' | 'busy' | 'failed';
  /** From 0 to 1, while it is uploading. */
  share?: number | undefined;
  actions: ReactNode;
  /** For sorting. */
  attach?: (item: HTMLElement | null) => void;
  isDragged?: boolean;
}

/** One file of a field: a tile among images, or a row with its name. */
export function UploadItem({ name, state, share, attach, ...props }: Props) {
  const Icon = icons[extensionOf(name)] ?? FileText;
  const percent = share === undefined ? undefined : Math.round(share * 100);
  return (
    <li
      ref={attach}
      className={styles.item}
      data-variant={props.variant}
      data-state={state}
      data-dragged={props.isDragged === true}
      title={props.variant === 'tiles' ? name : undefined}
    >
      <span className={styles.picture}>
        {props.picture ?? <Icon aria-hidden className={styles.icon} />}
        {state === 'failed' && <CircleAlert aria-hidden className={styles.alert} />}
      </span>
      <span className={styles.name}>{name}</span>
      {props.meta && <span className={styles.meta}>{props.meta}</span>}
      {percent !== undefined && (
        <span
          className={styles.progress}
          role="progressbar"
          aria-label={name}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <span className={styles.bar} style={{ width: `${percent}%` }} />
        </span>
      )}
      <span className={styles.actions}>{props.actions}</span>
    </li>
  );
}
