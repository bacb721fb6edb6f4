import { RotateCw, X } from 'lucide-react';
import { useText } from '../text.ts';
import { isShownPicture } from './content-types.ts';
import { FilePicture } from './file-picture.tsx';
import { IconButton } from './icon-button.tsx';
import { uploadTexts } from './upload.messages.ts';
import { UploadItem } from './upload-item.tsx';
import type { PendingUpload } from './upload-queue.ts';

interface Props {
  variant: 'tiles' | 'rows';
  upload: PendingUpload;
  onCancel: () => void;
  onRetry: () => void;
}

/** Hashing is fast compared with sending: it is the first tenth of the bar, so that the bar never jumps back. */
const checkingPart = 0.1;

function overallShare({ state, share }: Pick<PendingUpload, 'state' | 'share'>): number {
  if (state === 'checking') return share * checkingPart;
  if (state === 'sending') return checkingPart + share * (1 - checkingPart);
  return 0;
}

/** A file that is being uploaded, or that failed. */
export function PendingItem({ variant, upload, onCancel, onRetry }: Props) {
  const t = useText(uploadTexts);
  const { name } = upload.file;
  const isFailed = upload.state === 'failed';
  const share = overallShare(upload);

  function metaText() {
    // A tile has no room for a message; it is shown below the field.
    if (isFailed) return (variant === 'rows' && upload.message) || t('failed');
    return upload.state === 'waiting' ? t('waiting') : `${t(upload.state)} ${Math.round(share * 100)}%`;
  }

  return (
    <UploadItem
      variant={variant}
      name={name}
      picture={isShownPicture(name) ? <FilePicture file={upload.file} /> : undefined}
      state={isFailed ? 'failed' : 'busy'}
      meta={metaText()}
      share={isFailed ? undefined : share}
      actions={
        <>
          {isFailed && <IconButton label={t('retry', { name })} icon={<RotateCw aria-hidden />} onClick={onRetry} />}
          <IconButton
            label={isFailed ? t('remove', { name }) : t('cancel', { name })}
            icon={<X aria-hidden />}
            onClick={onCancel}
          />
        </>
      }
    />
  );
}
