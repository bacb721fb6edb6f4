import type { Editor } from '@tiptap/core';
import { Select } from 'antd';
import { Baseline, Clapperboard, Image, Link2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '../../text.ts';
import { defaultLimits } from '../../upload/file-limits.ts';
import { FilePickerDialog } from '../../upload/file-picker.dialog.tsx';
import { useFieldServices } from '../field-services.ts';
import type { MediaKind } from './media-nodes.ts';
import { richTextTexts } from './rich-text.messages.ts';
import styles from './rich-text.module.css';
import { defaultTextColor } from './text-colors.ts';
import { textTools } from './text-tools.tsx';

/** What opens below the toolbar, one at a time. */
export type TextDrawer = 'color' | 'link';

type Level = 1 | 2 | 3 | 4 | 5 | 6;
const levels: readonly Level[] = [1, 2, 3, 4, 5, 6];

interface Props {
  editor: Editor;
  drawer: TextDrawer | undefined;
  onDrawer: (next: TextDrawer | undefined) => void;
}

export function TextToolbar({ editor, drawer, onDrawer }: Props) {
  const t = useText(richTextTexts);
  const [picking, setPicking] = useState<MediaKind>();
  const level = levels.find((each) => editor.isActive('heading', { level: each })) ?? 0;
  const color: unknown = editor.getAttributes('textStyle').color;
  const toggle = (which: TextDrawer) => onDrawer(drawer === which ? undefined : which);
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('tools')}>
      <Select
        size="small"
        className={styles.level ?? ''}
        aria-label={t('level')}
        value={level}
        onChange={(next: 0 | Level) => {
          const chain = editor.chain().focus();
          if (next === 0) chain.setParagraph().run();
          else chain.setHeading({ level: next }).run();
        }}
        options={[
          { value: 0, label: t('paragraph') },
          ...levels.map((each) => ({ value: each, label: t('heading', { level: String(each) }) })),
        ]}
      />
      {textTools.map((group) => (
        <span key={group[0]?.key} className={styles.tools}>
          {group.map(({ key, icon, isOn, run }) => (
            <Tool key={key} label={t(key)} icon={icon} isOn={isOn(editor)} onPress={() => run(editor)} />
          ))}
        </span>
      ))}
      <span className={styles.tools}>
        <Tool
          label={t('color')}
          icon={<Baseline aria-hidden style={{ color: typeof color === 'string' ? color : defaultTextColor }} />}
          isOn={drawer === 'color'}
          onPress={() => toggle('color')}
        />
        <Tool
          label={t('link')}
          icon={<Link2 aria-hidden />}
          isOn={drawer === 'link' || editor.isActive('link')}
          onPress={() => toggle('link')}
        />
        <Tool label={t('image')} icon={<Image aria-hidden />} isOn={false} onPress={() => setPicking('image')} />
        <Tool label={t('video')} icon={<Clapperboard aria-hidden />} isOn={false} onPress={() => setPicking('video')} />
      </span>
      {picking && <MediaPicker kind={picking} editor={editor} onClose={() => setPicking(undefined)} />}
    </div>
  );
}

function Tool(props: { label: string; icon: ReactNode; isOn: boolean; onPress: () => unknown }) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={props.label}
      title={props.label}
      aria-pressed={props.isOn}
      // The text must keep its selection, which the tool applies to.
      onMouseDown={(event) => event.preventDefault()}
      onClick={props.onPress}
    >
      {props.icon}
    </button>
  );
}

/** Inserts a stored or newly uploaded image or video at the caret. */
function MediaPicker({ kind, editor, onClose }: { kind: MediaKind; editor: Editor; onClose: () => void }) {
  const { pictureMaxMb, pictureLimits, pictureTags, videoMaxMb = 100 } = useFieldServices();
  const limits =
    kind === 'video'
      ? { ...defaultLimits, extensions: ['mp4'], maxMb: videoMaxMb }
      : { ...defaultLimits, ...pictureLimits, maxMb: pictureMaxMb };
  return (
    <FilePickerDialog
      limits={limits}
      taken={[]}
      {...(kind === 'image' && pictureTags && { tags: pictureTags })}
      onChoose={([file]) => {
        if (file)
          editor
            .chain()
            .focus()
            .insertContent({ type: kind, attrs: { src: file.url } })
            .run();
      }}
      onClose={onClose}
    />
  );
}
