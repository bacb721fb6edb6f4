import { gapBetween } from '@platen/design/editor/arrange';
import { distribute } from '@platen/design/editor/commands/arrange-commands';
import type { LayerNode } from '@platen/design/editor/layer-nodes';
import { Segmented } from 'antd';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignHorizontalSpaceAround,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  AlignVerticalSpaceAround,
  Group,
} from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../../ui/text.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { designerTexts } from '../designer.messages.ts';
import { useEditorStore } from '../store/editor-store.ts';
import { NumberBox } from './number-box.tsx';
import styles from './panel.module.css';

type RelativeTo = 'selection' | 'page';

/** Aligns several layers to each other or to the page. */
export function AlignSection({ nodes }: { nodes: readonly LayerNode[] }) {
  const t = useText(designerTexts);
  const store = useEditorStore();
  const [relativeTo, setRelativeTo] = useState<RelativeTo>('selection');
  const suffix = relativeTo === 'page' ? '_to_page' : '';
  return (
    <section className={styles.section} aria-label={t('align')}>
      <header className={styles.title}>
        <h3>{t('align')}</h3>
        <Segmented<RelativeTo>
          size="small"
          aria-label={t('relativeTo')}
          value={relativeTo}
          onChange={setRelativeTo}
          options={[
            { value: 'selection', label: t('toSelection') },
            { value: 'page', label: t('toPage') },
          ]}
        />
      </header>
      <div className={styles.aligns}>
        <CommandButton id={`align_left${suffix}`} icon={<AlignStartVertical aria-hidden />} />
        <CommandButton id={`align_center${suffix}`} icon={<AlignCenterVertical aria-hidden />} />
        <CommandButton id={`align_right${suffix}`} icon={<AlignEndVertical aria-hidden />} />
        <CommandButton id={`align_top${suffix}`} icon={<AlignStartHorizontal aria-hidden />} />
        <CommandButton id={`align_middle${suffix}`} icon={<AlignCenterHorizontal aria-hidden />} />
        <CommandButton id={`align_bottom${suffix}`} icon={<AlignEndHorizontal aria-hidden />} />
      </div>
      <header className={styles.title}>
        <h3>{t('distribute')}</h3>
      </header>
      <div className={styles.aligns}>
        <CommandButton id="distribute_horizontally" icon={<AlignHorizontalDistributeCenter aria-hidden />} />
        <CommandButton id="distribute_vertically" icon={<AlignVerticalDistributeCenter aria-hidden />} />
        <CommandButton id="group" icon={<Group aria-hidden />} />
      </div>
      <div className={styles.frame}>
        {(['x', 'y'] as const).map((axis) => (
          <NumberBox
            key={axis}
            label={axis === 'x' ? t('gapX') : t('gapY')}
            prefix={
              axis === 'x' ? <AlignHorizontalSpaceAround aria-hidden /> : <AlignVerticalSpaceAround aria-hidden />
            }
            placeholder={t('mixed')}
            value={gapBetween(nodes, axis) ?? Number.NaN}
            unit="px"
            onChange={(gapPx) => store.act((editor, timeMs) => distribute(editor, axis, gapPx, timeMs))}
          />
        ))}
      </div>
    </section>
  );
}
