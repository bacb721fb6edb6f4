import { type Editor, isOrderMode } from '@platen/design/editor/editor';
import { groupsToMoveTo, moveTo } from '@platen/design/editor/editor-actions';
import { layerKindOf } from '@platen/design/layers/index';
import { textIn } from '@platen/model/text/locale';
import { Dropdown, type MenuProps } from 'antd';
import { type ReactElement, useState } from 'react';
import { useLocale } from 'use-intl';
import { useText } from '../../../../ui/text.ts';
import { designerTexts } from '../designer.messages.ts';
import { useEditorStore } from '../store/editor-store.ts';
import styles from './commands.module.css';
import { type DesignerCommand, useCommands } from './designer-commands.ts';
import { keyText } from './key-names.ts';

/** What the context menu offers, section by section. */
const designSections: readonly (readonly string[])[] = [
  ['copy', 'cut', 'paste', 'clone'],
  ['group', 'ungroup', 'move_to_group'],
  ['bring_to_front', 'bring_forward', 'send_backward', 'send_to_back'],
  ['toggle_order_editing', 'toggle_visible', 'toggle_locked'],
  ['delete'],
];
const orderSections: readonly (readonly string[])[] = [['restore_initial'], ['flip_horizontally', 'flip_vertically']];

/** The context menu, on the canvas and in the layer tree. */
export function LayerMenu({ children }: { children: ReactElement }) {
  const store = useEditorStore();
  const items = useMenuItems();
  const [shown, setShown] = useState<Editor>();
  return (
    <Dropdown
      trigger={['contextMenu']}
      classNames={{ root: styles.menu ?? '' }}
      onOpenChange={(isOpen) => setShown(isOpen ? store.get() : undefined)}
      menu={{ items: shown ? items(shown) : [] }}
      destroyOnHidden
    >
      {children}
    </Dropdown>
  );
}

type Items = NonNullable<MenuProps['items']>;

function useMenuItems(): (editor: Editor) => Items {
  const t = useText(designerTexts);
  const locale = useLocale();
  const store = useEditorStore();
  const commands = useCommands();

  const itemOf = (editor: Editor, command: DesignerCommand) => ({
    key: command.id,
    label: (
      <span className={styles.item}>
        {textIn(command.label, locale)}
        <kbd>{command.keys[0] === undefined ? '' : keyText(command.keys[0])}</kbd>
      </span>
    ),
    disabled: !command.isEnabled(editor),
    danger: command.id === 'delete',
    onClick: command.run,
  });

  function groupItem(editor: Editor) {
    const groups = groupsToMoveTo(editor);
    const ids = editor.session.selection;
    return {
      key: 'move_to_group',
      label: t('moveToGroup'),
      disabled: groups.length === 0,
      children: groups.map((group) => ({
        key: group.id,
        label: group.name || textIn(layerKindOf(group).label, locale),
        onClick: () =>
          store.act((now, timeMs) => moveTo(now, ids, { parentId: group.id, position: group.children.length }, timeMs)),
      })),
    };
  }

  return (editor) => {
    const parts = isOrderMode(editor) ? orderSections : designSections;
    return parts.flatMap(
      (part, index): Items => [
        ...(index > 0 ? [{ key: `line ${part[0]}`, type: 'divider' as const }] : []),
        ...part.flatMap((id): Items => {
          if (id === 'move_to_group') return [groupItem(editor)];
          const command = commands.find((each) => each.id === id);
          return command ? [itemOf(editor, command)] : [];
        }),
      ],
    );
  };
}
