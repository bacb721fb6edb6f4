import type { Editor } from '@tiptap/core';
import { Select } from 'antd';
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Baseline,
  Bold,
  Clapperboard,
  Image,
  Italic,
  Link2,
  List,
  ListOrdered,
  RemoveFormatting,
  Strikethrough,
  Underline,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '../../text.ts';
import { defaultLimits } from '../../upload/file-limits.ts';
import { FilePickerDialog } from '../../upload/file-picker.dialog.tsx';
import { useFieldServices } from '../field-services.ts';
import type { MediaKind } from './media-nodes.ts';
import { richTextTexts } from './rich-text.messages.ts';
import styles from './rich-text.module.css';
import { defaultTextColor } from './text-colors.ts';

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

type ToolKey = Exclude<keyof (typeof richTextTexts)['en'], 'heading'>;

/** A formatting tool for the selected text. */
interface TextTool {
  readonly key: ToolKey;
  readonly icon: ReactNode;
  readonly isOn: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => unknown;
}

/** Without moving the focus from the selected text. */
const on = (editor: Editor) => editor.chain().focus();

const alignTool = (key: 'left' | 'center' | 'right' | 'justify', icon: ReactNode): TextTool => ({
  key,
  icon,
  isOn: (editor) => editor.isActive({ textAlign: key }),
  run: (editor) => on(editor).setTextAlign(key).run(),
});

/** In groups, as in the toolbar. To add one: a line here and its name in the messages. */
const textTools: readonly (readonly TextTool[])[] = [
  [
    {
      key: 'bold',
      icon: <Bold aria-hidden />,
      isOn: (editor) => editor.isActive('bold'),
      run: (editor) => on(editor).toggleBold().run(),
    },
    {
      key: 'italic',
      icon: <Italic aria-hidden />,
      isOn: (editor) => editor.isActive('italic'),
      run: (editor) => on(editor).toggleItalic().run(),
    },
    {
      key: 'underline',
      icon: <Underline aria-hidden />,
      isOn: (editor) => editor.isActive('underline'),
      run: (editor) => on(editor).toggleUnderline().run(),
    },
    {
      key: 'strike',
      icon: <Strikethrough aria-hidden />,
      isOn: (editor) => editor.isActive('strike'),
      run: (editor) => on(editor).toggleStrike().run(),
    },
  ],
  [
    alignTool('left', <AlignLeft aria-hidden />),
    alignTool('center', <AlignCenter aria-hidden />),
    alignTool('right', <AlignRight aria-hidden />),
    alignTool('justify', <AlignJustify aria-hidden />),
  ],
  [
    {
      key: 'bullets',
      icon: <List aria-hidden />,
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => on(editor).toggleBulletList().run(),
    },
    {
      key: 'numbers',
      icon: <ListOrdered aria-hidden />,
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => on(editor).toggleOrderedList().run(),
    },
    {
      key: 'clear',
      icon: <RemoveFormatting aria-hidden />,
      isOn: () => false,
      run: (editor) => on(editor).unsetAllMarks().clearNodes().unsetTextAlign().run(),
    },
  ],
];
