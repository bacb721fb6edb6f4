import { optionImageSideMinPx } from '@platen/design/constants';
import { findingText } from '@platen/design/design.messages';
import type { Size } from '@platen/design/geometry';
import type { ImageOption } from '@platen/design/items';
import { checkImageOption } from '@platen/design/option-rules';
import { Button, Input, InputNumber } from 'antd';
import { ImagePlus, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { editorUploadTag } from '../../../../shared/files/editor-upload-tag.ts';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { thumbnailWidthPx } from '../../../../ui/pictures/picture-url.ts';
import { useText } from '../../../../ui/text.ts';
import { FilePickerDialog } from '../../../../ui/upload/file-picker.dialog.tsx';
import { IconButton } from '../../../../ui/upload/icon-button.tsx';
import type { StoredFile } from '../../../../ui/upload/upload.types.ts';
import { designerLimits } from '../upload-limits.ts';
import { optionTexts } from './options.messages.ts';
import styles from './options.module.css';
import { type OptionDraft, OptionsFrame, useOptionDrafts } from './options-frame.tsx';
import { pictureSize, usePictureSizes } from './picture-sizes.ts';

interface Props {
  options: readonly ImageOption[];
  value: string;
  /** Each option has its own size. */
  hasSizes: boolean;
  onSave: (options: ImageOption[], value: string) => void;
  onClose: () => void;
}

const tags = [editorUploadTag];

/** The images that a customer chooses from. */
export function ImageOptionsDialog({ options, value, hasSizes, onSave, onClose }: Props) {
  const t = useText(optionTexts);
  const [picking, setPicking] = useState<'new' | OptionDraft>();
  const [added, setAdded] = useState<readonly string[]>([]);
  const sizes = usePictureSizes([...new Set([...options.map((each) => each.value), ...added])]);
  const edited = useOptionDrafts(options, value, (draft, others, first) =>
    checkImageOption(draft, others, {
      hasSizes,
      picture: sizes.get(draft.value),
      firstPicture: first && sizes.get(first.value),
    }),
  );
  async function choose(files: readonly StoredFile[]) {
    setAdded((now) => [...now, ...files.map(({ url }) => url)]);
    const [file] = files;
    if (picking !== 'new' && picking && file) {
      const size = hasSizes ? await pictureSize(file.url).catch(() => undefined) : undefined;
      edited.update(picking.key, { value: file.url, ...(size && inRatio(picking, size)) });
      return;
    }
    edited.add(await optionsOfFiles(files, hasSizes));
  }

  const [leader] = edited.drafts;
  const leading = leader && sizes.get(leader.value);
  return (
    <OptionsFrame
      title={t('imageTitle')}
      note={t('offered')}
      width={880}
      invalidCount={edited.invalidCount}
      // Its ratio cannot be compared before an image is loaded.
      isChecking={!hasSizes && edited.drafts.some(({ value: url }) => url !== '' && !sizes.has(url))}
      count={edited.drafts.length}
      onSave={() => {
        const { options: saved, value: chosen } = edited.result();
        onSave(saved, chosen);
        return true;
      }}
      onClose={onClose}
      tools={
        <div className={styles.tools}>
          <Button icon={<ImagePlus aria-hidden />} onClick={() => setPicking('new')}>
            {t('addImages')}
          </Button>
          {!hasSizes && leading && <span className={styles.note}>{t('ratio', { ratio: ratioText(leading) })}</span>}
        </div>
      }
    >
      <ul className={styles.grid}>
        {edited.drafts.map((draft, index) => (
          <ImageOptionCard
            key={draft.key}
            draft={draft}
            pixels={sizes.get(draft.value)}
            findings={edited.findings[index] ?? {}}
            isChosen={draft.value === edited.chosen}
            hasSizes={hasSizes}
            onChange={(part) => edited.update(draft.key, part)}
            onChoose={() => edited.choose(draft.value)}
            onReplace={() => setPicking(draft)}
            onRemove={() => edited.remove(draft.key)}
          />
        ))}
      </ul>
      {picking && (
        <FilePickerDialog
          limits={{ ...designerLimits, count: picking === 'new' ? 20 : 1 }}
          taken={[]}
          tags={tags}
          onChoose={(files) => void choose(files)}
          onClose={() => setPicking(undefined)}
        />
      )}
    </OptionsFrame>
  );
}

interface CardProps {
  draft: OptionDraft;
  pixels: { width: number; height: number } | undefined;
  findings: ReturnType<typeof checkImageOption>;
  isChosen: boolean;
  hasSizes: boolean;
  onChange: (part: Partial<ImageOption>) => void;
  onChoose: () => void;
  onReplace: () => void;
  onRemove: () => void;
}

function ImageOptionCard(props: CardProps) {
  const { draft, pixels, findings, isChosen, hasSizes, onChange, onChoose, onReplace, onRemove } = props;
  const t = useText(optionTexts);
  const locale = useLocale();
  const found = Object.values(findings);
  return (
    <li className={styles.option} data-chosen={isChosen} data-wrong={found.length > 0}>
      <div className={styles.picture}>
        <Picture url={draft.value || undefined} alt={draft.label} widthPx={thumbnailWidthPx * 2} fit="contain" />
      </div>
      {isChosen ? (
        <span className={styles.default}>{t('isDefault')}</span>
      ) : (
        <button type="button" className={styles.default} onClick={onChoose}>
          {t('makeDefault')}
        </button>
      )}
      <span className={styles.buttons}>
        <IconButton label={t('replace')} icon={<RefreshCw aria-hidden />} onClick={onReplace} />
        <IconButton label={t('remove')} icon={<Trash2 aria-hidden />} onClick={onRemove} />
      </span>
      <div className={styles.facts}>
        <Input
          size="small"
          aria-label={t('name')}
          status={findings.label ? 'error' : ''}
          maxLength={200}
          value={draft.label}
          onChange={(event) => onChange({ label: event.target.value })}
        />
        {hasSizes && (
          <span className={styles.pair}>
            {(['width', 'height'] as const).map((side) => (
              <InputNumber
                key={side}
                size="small"
                aria-label={t(side)}
                status={findings[side] ? 'error' : ''}
                suffix="px"
                value={draft[side] ?? null}
                onChange={(next) => onChange(pixels ? sideInRatio(side, next, pixels) : { [side]: next ?? undefined })}
              />
            ))}
          </span>
        )}
        {found.length > 0 ? (
          found.map((finding) => (
            <span key={finding.message} className={styles.error} role="alert">
              {findingText(finding, locale)}
            </span>
          ))
        ) : (
          <span>{pixels ? `${pixels.width} × ${pixels.height} px · ${ratioText(pixels)}` : '…'}</span>
        )}
      </div>
    </li>
  );
}

/** Editing one side keeps the ratio of the image. */
function sideInRatio(
  side: 'width' | 'height',
  next: number | null,
  { width, height }: { width: number; height: number },
) {
  if (next === null) return { [side]: undefined };
  const other = side === 'width' ? (next * height) / width : (next * width) / height;
  return { [side]: next, [side === 'width' ? 'height' : 'width']: Math.round(other * 100) / 100 };
}

/** The initial width of a tile. */
const tileWidthPx = 100;

/** The size of an option whose image was replaced: the width stays the same. */
function inRatio(
  { width = tileWidthPx }: Pick<ImageOption, 'width'>,
  picture: Size,
): Required<Pick<ImageOption, 'width' | 'height'>> {
  const height = Math.round(((width * picture.height) / picture.width) * 100) / 100;
  return { width, height: Math.max(optionImageSideMinPx, height) };
}

/** Turns selected files into options: named after their files, with a size where options have sizes. */
function optionsOfFiles(files: readonly StoredFile[], hasSizes: boolean): Promise<ImageOption[]> {
  return Promise.all(
    files.map(async ({ url, filename }) => {
      const size = hasSizes ? await pictureSize(url).catch(() => undefined) : undefined;
      return { value: url, label: filename.replace(/\.[^.]+$/, ''), ...(size && inRatio({}, size)) };
    }),
  );
}

/** The ratio as small whole numbers if possible, otherwise relative to 1. */
function ratioText({ width, height }: Size): string {
  const divisor = greatestDivisor(width, height);
  const [w, h] = [width / divisor, height / divisor];
  return Math.max(w, h) <= 40 ? `${w}:${h}` : `${(width / height).toFixed(2)}:1`;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
