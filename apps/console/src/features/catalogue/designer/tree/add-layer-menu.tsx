import { addableTypes, fontForNew, needsFont } from '@platen/design/editor/add-layer';
import { documentOf, type Editor, selectedNodes } from '@platen/design/editor/editor';
import { add } from '@platen/design/editor/editor-actions';
import type { LayerNode } from '@platen/design/editor/layer-nodes';
import { type LayerType, layerKindOf, layerKinds } from '@platen/design/layers/index';
import { textIn } from '@platen/model/text/locale';
import { Button, Dropdown, type MenuProps } from 'antd';
import { ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { showWarning } from '../../../../ui/feedback.tsx';
import { useText } from '../../../../ui/text.ts';
import { designerTexts } from '../designer.messages.ts';
import { useEditorStore } from '../store/editor-store.ts';
import { LayerIcon } from './layer-icon.tsx';

/** Adds a layer: of the kinds that may be on the canvas, or in the selected container. */
export function AddLayerMenu() {
  const t = useText(designerTexts);
  const locale = useLocale();
  const store = useEditorStore();
  const [shown, setShown] = useState<Editor>();

  const itemsOf = (types: readonly LayerType[], parent: LayerNode | undefined) =>
    types.map((type) => ({
      key: `${parent?.layer.id ?? ''} ${type}`,
      // The menu sets its margin through a class.
      icon: (
        <span>
          <LayerIcon type={type} />
        </span>
      ),
      label: textIn(layerKinds[type].label, locale),
      onClick: () => {
        const editor = store.get();
        // Without a font its text could not be saved.
        if (needsFont(type) && !fontForNew(editor, documentOf(editor))) showWarning(t('noFonts'));
        else store.act((now, timeMs) => add(now, type, timeMs, parent?.layer.id));
      },
    }));

  function items(editor: Editor): NonNullable<MenuProps['items']> {
    const onCanvas = itemsOf(addableTypes(editor, undefined), undefined);
    const container = containerOf(editor);
    if (!container) return onCanvas;
    const name = container.layer.name || textIn(layerKindOf(container.layer).label, locale);
    return [
      {
        type: 'group',
        key: 'inside',
        label: t('addInside', { name }),
        children: itemsOf(addableTypes(editor, container), container),
      },
      { type: 'group', key: 'canvas', label: t('addToCanvas'), children: onCanvas },
    ];
  }

  return (
    <Dropdown
      trigger={['click']}
      onOpenChange={(isOpen) => setShown(isOpen ? store.get() : undefined)}
      menu={{ items: shown ? items(shown) : [], style: { maxHeight: '70vh', overflowY: 'auto' } }}
    >
      <Button size="small" color="primary" variant="filled" icon={<Plus aria-hidden />}>
        {t('add')}
        <ChevronDown aria-hidden />
      </Button>
    </Dropdown>
  );
}

/** The selected container, or the container of the selected layer. */
function containerOf(editor: Editor): LayerNode | undefined {
  const [picked, ...others] = selectedNodes(editor);
  if (!picked || others.length > 0) return undefined;
  const canContain = (node: LayerNode) => addableTypes(editor, node).length > 0;
  if (canContain(picked)) return picked;
  return picked.parent && canContain(picked.parent) ? picked.parent : undefined;
}
