import { addConfig, changeSettings, removeConfig } from '@platen/design/editor/configs';
import { currentConfig, documentOf, perform } from '@platen/design/editor/editor';
import { showConfig } from '@platen/design/editor/editor-actions';
import type { TemplateConfig } from '@platen/design/template';
import type { SizePrice, TemplateKind } from '@platen/model/sku-templates';
import { Dropdown, Segmented } from 'antd';
import { ChevronDown, Plus, SlidersHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { confirm, showSuccess } from '../../../../ui/feedback.tsx';
import { useText } from '../../../../ui/text.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { ConfigSettingsDialog, type FullSettings } from './config-settings.dialog.tsx';
import { configTexts } from './configs.messages.ts';
import styles from './configs.module.css';
import { TypeTag } from './type-tag.tsx';
import { useScrollIntoView } from './use-scroll-into-view.ts';

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

  function save(settings: FullSettings) {
    const isNew = dialogKind !== 'current';
    store.act((editor, timeMs) => {
      if (!isNew && current)
        return perform(editor, (document) => changeSettings(document, current.id, settings), timeMs);
      const { document, id } = addConfig(documentOf(editor), settings);
      return showConfig(
        perform(editor, () => document, timeMs),
        id,
      );
    });
    setDialogKind(undefined);
  }

  const show = (id: string) => store.act((editor) => showConfig(editor, id));

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
      {configs.length > 0 && (
        <span ref={choices} className={styles.choices}>
          <Segmented
            aria-label={t('images')}
            value={current?.id ?? ''}
            onChange={show}
            options={configs.map(({ id, name, type }) => ({ value: id, label: <Choice name={name} type={type} /> }))}
          />
        </span>
      )}
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            // All of them in a menu, for bars that have no room to show them side by side.
            ...configs.map(({ id, name, type }) => ({
              key: id,
              label: <Choice name={name} type={type} />,
              onClick: () => show(id),
            })),
            { type: 'divider' },
            { key: 'add', icon: <Plus aria-hidden />, label: t('add'), onClick: () => setDialogKind('new') },
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
      {(dialogKind || (isEmpty && opensFirstSettings)) && (
        <ConfigSettingsDialog
          key={dialogKind ?? 'first'}
          settings={dialogKind === 'current' ? current : undefined}
          templateKind={templateKind}
          sizes={sizes}
          isFirst={isEmpty}
          onSave={save}
          onCancel={() => {
            setDialogKind(undefined);
            if (documentOf(store.get()).configs.length === 0) onLeave();
          }}
        />
      )}
    </span>
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
