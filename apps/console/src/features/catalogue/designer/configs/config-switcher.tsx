import { addConfig, changeSettings, removeConfig } from '@platen/design/editor/configs';
import type { CanvasConfig } from '@platen/design/editor/design-document';
import { currentConfig, documentOf, type Editor, perform } from '@platen/design/editor/editor';
import { showConfig } from '@platen/design/editor/editor-actions';
import type { TemplateConfig } from '@platen/design/template';
import type { SizePrice, TemplateKind } from '@platen/model/catalogue/sku-templates';
import { Button, Dropdown, Segmented } from 'antd';
import { ChevronDown, Plus, SlidersHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { confirm, showSuccess } from '../../../../ui/feedback.tsx';
import { useText } from '../../../../ui/text.ts';
import { useEditor, useEditorStore } from '../store/editor-store.ts';
import { ConfigSettingsDialog } from './config-settings.dialog.tsx';
import { configTexts } from './configs.messages.ts';
import styles from './configs.module.css';
import { TypeTag, useScrollIntoView } from './image-choice.tsx';
import type { FullSettings } from './use-settings-draft.ts';

interface Props {
  templateKind: TemplateKind;
  sizes: readonly SizePrice[];
  /** Opens the settings of the first image if there is none, unless it could not be saved. */
  opensFirstSettings: boolean;
  /** Called when there is no image yet and the user does not add one. */
  onLeave: () => void;
}

/** The images of the template: switches between them, and adds, changes and deletes them. */
export function ConfigSwitcher({ templateKind, sizes, opensFirstSettings, onLeave }: Props) {
  const t = useText(configTexts);
  const store = useEditorStore();
  const configs = useEditor((editor) => documentOf(editor).configs);
  const current = useEditor(currentConfig);
  const choices = useScrollIntoView(current?.id ?? '');
  const [dialogKind, setDialogKind] = useState<'new' | 'current'>();
  const isEmpty = configs.length === 0;
  /** Whether the settings of the first image were canceled by a user who then stayed, because of unsaved changes. */
  const [isFirstCanceled, setFirstCanceled] = useState(false);
  const edited = dialogKind === 'current' ? current : undefined;

  return (
    <span className={styles.switcher}>
      {current && (
        <button
          type="button"
          className={styles.more}
          aria-label={t('settings')}
          title={t('settings')}
          onClick={() => setDialogKind('current')}
        >
          <SlidersHorizontal aria-hidden />
        </button>
      )}
      {isEmpty && isFirstCanceled && (
        <Button type="primary" icon={<Plus aria-hidden />} onClick={() => setDialogKind('new')}>
          {t('add')}
        </Button>
      )}
      {!isEmpty && (
        <span ref={choices} className={styles.choices}>
          <Segmented
            aria-label={t('images')}
            value={current?.id ?? ''}
            onChange={(id) => store.act((editor) => showConfig(editor, id))}
            options={configs.map(({ id, name, type }) => ({ value: id, label: <Choice name={name} type={type} /> }))}
          />
        </span>
      )}
      <ConfigMenu configs={configs} current={current} onAdd={() => setDialogKind('new')} />
      {(dialogKind || (isEmpty && opensFirstSettings && !isFirstCanceled)) && (
        <ConfigSettingsDialog
          key={dialogKind ?? 'first'}
          settings={edited}
          templateKind={templateKind}
          sizes={sizes}
          isFirst={isEmpty}
          onSave={(settings) => {
            store.act((editor, timeMs) => withSettings(editor, edited?.id, settings, timeMs));
            setDialogKind(undefined);
            setFirstCanceled(false);
          }}
          onCancel={() => {
            setDialogKind(undefined);
            if (documentOf(store.get()).configs.length > 0) return;
            setFirstCanceled(true);
            onLeave();
          }}
        />
      )}
    </span>
  );
}

/** Changes the settings of an image, or adds one with them and shows it. */
function withSettings(editor: Editor, id: string | undefined, settings: FullSettings, timeMs: number): Editor {
  if (id !== undefined) return perform(editor, (document) => changeSettings(document, id, settings), timeMs);
  const added = addConfig(documentOf(editor), settings);
  return showConfig(
    perform(editor, () => added.document, timeMs),
    added.id,
  );
}

interface MenuProps {
  configs: readonly CanvasConfig[];
  current: CanvasConfig | undefined;
  onAdd: () => void;
}

/** All images in a menu, for bars that have no room to show them side by side, and what can be done with them. */
function ConfigMenu({ configs, current, onAdd }: MenuProps) {
  const t = useText(configTexts);
  const store = useEditorStore();

  async function remove() {
    if (!current) return;
    const isSure = await confirm({
      title: t('removeTitle', { name: current.name }),
      text: t('removeText'),
      okText: t('remove'),
      isDanger: true,
    });
    if (!isSure) return;
    store.act((editor, timeMs) => perform(editor, (document) => removeConfig(document, current.id), timeMs));
    showSuccess(t('removed'));
  }

  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          ...configs.map(({ id, name, type }) => ({
            key: id,
            label: <Choice name={name} type={type} />,
            onClick: () => store.act((editor) => showConfig(editor, id)),
          })),
          { type: 'divider' },
          { key: 'add', icon: <Plus aria-hidden />, label: t('add'), onClick: onAdd },
          {
            key: 'remove',
            icon: <Trash2 aria-hidden />,
            label: t('remove'),
            danger: true,
            disabled: !current,
            onClick: () => void remove(),
          },
        ],
      }}
    >
      <button type="button" className={styles.more} aria-label={t('more')} title={t('more')}>
        <ChevronDown aria-hidden />
      </button>
    </Dropdown>
  );
}

function Choice({ name, type }: Pick<TemplateConfig, 'name' | 'type'>) {
  return (
    <span className={styles.choice} title={name}>
      <TypeTag type={type} />
      <span>{name}</span>
    </span>
  );
}
