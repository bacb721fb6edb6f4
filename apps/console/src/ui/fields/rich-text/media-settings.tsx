import type { Editor } from '@tiptap/core';
import { Input, InputNumber, Segmented } from 'antd';
import { AlignCenter, AlignLeft, AlignRight } from 'lucide-react';
import { useText } from '../../text.ts';
import type { MediaKind } from './media-nodes.ts';
import type { MediaLayout } from './media-style.ts';
import { richTextTexts } from './rich-text.messages.ts';
import styles from './rich-text.module.css';

const mediaKinds: readonly MediaKind[] = ['image', 'video'];
const sizeMaxPx = 4000;

type MediaSettingValues = MediaLayout & { alt: string };

/** The layout of the selected image or video; nothing while none is selected. */
export function MediaSettings({ editor }: { editor: Editor }) {
  const t = useText(richTextTexts);
  const kind = mediaKinds.find((each) => editor.isActive(each));
  if (!kind) return null;
  const layout = editor.getAttributes(kind) as MediaSettingValues;
  const change = (next: Partial<MediaSettingValues>) => changeMedia(editor, kind, next);
  return (
    <div className={styles.drawer} role="group" aria-label={t(kind)}>
      <div className={styles.pair}>
        {(['width', 'height'] as const).map((side) => (
          <InputNumber
            key={side}
            aria-label={t(side)}
            prefix={t(side)}
            suffix="px"
            min={1}
            max={sizeMaxPx}
            placeholder={t('auto')}
            className={styles.number ?? ''}
            value={layout[side]}
            onChange={(next) => change({ [side]: next })}
          />
        ))}
      </div>
      <div className={styles.pair}>
        <Segmented
          block
          aria-label={t('display')}
          value={layout.display}
          onChange={(display) =>
            change({ display, ...(display === 'inline' && layout.align === 'center' && { align: 'left' as const }) })
          }
          options={[
            { value: 'inline' as const, label: t('inline') },
            { value: 'block' as const, label: t('block') },
          ]}
        />
        <Segmented
          block
          aria-label={t('align')}
          value={layout.align}
          onChange={(align) => change({ align })}
          options={[
            { value: 'left' as const, icon: <AlignLeft aria-label={t('left')} /> },
            {
              value: 'center' as const,
              icon: <AlignCenter aria-label={t('center')} />,
              disabled: layout.display === 'inline',
            },
            { value: 'right' as const, icon: <AlignRight aria-label={t('right')} /> },
          ]}
        />
      </div>
      {kind === 'image' && (
        <Input
          aria-label={t('alt')}
          placeholder={t('alt')}
          maxLength={200}
          value={layout.alt}
          onChange={(event) => change({ alt: event.target.value })}
        />
      )}
    </div>
  );
}

/**
 * Changes the selected media in place. Tiptap's `updateAttributes` replaces the node, which deselects it: these settings
 * would close with the first character that somebody types into them.
 */
function changeMedia(editor: Editor, kind: MediaKind, next: Partial<MediaSettingValues>): void {
  editor.commands.command(({ tr }) => {
    const { from, to } = tr.selection;
    tr.doc.nodesBetween(from, to, (node, position) => {
      if (node.type.name !== kind) return;
      for (const [name, value] of Object.entries(next)) tr.setNodeAttribute(position, name, value);
    });
    return true;
  });
}
