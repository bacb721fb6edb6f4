import { layersOf } from '@platen/design/editor/editor';
import { findNodes } from '@platen/design/editor/layer-nodes';
import { select, toggleSelected } from '@platen/design/editor/selection';
import { layerKindOf } from '@platen/design/layers/index';
import { textIn } from '@platen/model/text/locale';
import { Copy, Layers, PanelRight, Trash2, X } from 'lucide-react';
import { useLocale } from 'use-intl';
import { useText } from '../../../../ui/text.ts';
import { IconButton } from '../../../../ui/upload/icon-button.tsx';
import { CommandButton } from '../commands/command-button.tsx';
import { designerTexts } from '../designer.messages.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { LayerIcon } from '../tree/layer-icon.tsx';
import { AlignSection } from './align-section.tsx';
import { ManyLayersFields } from './many-layers-fields.tsx';
import styles from './panel.module.css';

/** What can be done with several layers at once. */
export function ManyPanel() {
  const t = useText(designerTexts);
  const locale = useLocale();
  const store = useEditorStore();
  const selection = useEditor(({ session }) => session.selection);
  const layers = useEditor(layersOf);
  const nodes = findNodes(layers, selection);
  return (
    <>
      <header className={styles.head}>
        <Layers aria-hidden />
        <h2>{t('pickedCount', { count: nodes.length })}</h2>
        <CommandButton id="clone" icon={<Copy aria-hidden />} />
        <CommandButton id="delete" icon={<Trash2 aria-hidden />} />
        <CommandButton id="toggle_right_panel" icon={<PanelRight aria-hidden />} />
      </header>
      <div className={styles.body}>
        <AlignSection nodes={nodes} />
        <ManyLayersFields layers={nodes.map(({ layer }) => layer)} />
        <section className={styles.section} aria-label={t('inSelection')}>
          <header className={styles.title}>
            <h3>{t('inSelection')}</h3>
          </header>
          <ul className={styles.picked}>
            {nodes.map(({ layer }) => (
              <li key={layer.id}>
                <LayerIcon type={layer.type} />
                <button type="button" onClick={() => store.act((editor) => select(editor, [layer.id]))}>
                  {layer.name || textIn(layerKindOf(layer).label, locale)}
                </button>
                <span>
                  {Math.round(layer.width)} × {Math.round(layer.height)}
                </span>
                <IconButton
                  label={t('deselect')}
                  icon={<X aria-hidden />}
                  onClick={() => store.act((editor) => toggleSelected(editor, layer.id))}
                />
              </li>
            ))}
          </ul>
          <p className={styles.note}>{t('siblingsOnly')}</p>
        </section>
      </div>
    </>
  );
}
