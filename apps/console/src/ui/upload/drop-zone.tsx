import { Plus, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../text.ts';
import { FileInput } from './file-input.tsx';
import { uploadTexts } from './upload.messages.ts';
import styles from './upload-field.module.css';

interface Props {
  id: string | undefined;
  variant: 'tiles' | 'rows';
  extensions: readonly string[];
  isMultiple: boolean;
  isReplacing: boolean;
  onFiles: (files: File[]) => void;
  describedBy: string | undefined;
}

/** The button that opens the system's file dialog. The whole field handles drops and pastes. */
export function DropZone({ id, variant, extensions, isMultiple, isReplacing, onFiles, describedBy }: Props) {
  const t = useText(uploadTexts);
  const input = useRef<HTMLInputElement>(null);
  const Icon = variant === 'tiles' ? Plus : Upload;
  return (
    <>
      <button
        {...(id && { id })}
        type="button"
        className={styles.zone}
        data-variant={variant}
        {...(describedBy && { 'aria-describedby': describedBy })}
        onClick={() => input.current?.click()}
      >
        <Icon aria-hidden />
        <span>{isReplacing ? t('replace') : t('upload')}</span>
      </button>
      <FileInput ref={input} extensions={extensions} isMultiple={isMultiple} onFiles={onFiles} />
    </>
  );
}
