import { layersOf } from '@platen/design/editor/editor';
import { layerKindOf } from '@platen/design/layers/index';
import { walkLayers } from '@platen/design/tree';
import { textIn } from '@platen/model/text/locale';
import { Input, Modal } from 'antd';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useLocale } from 'use-intl';
import { useText } from '../../../../ui/text.ts';
import { designerTexts } from '../designer.messages.ts';
import { useEditorStore } from '../store/editor-store.ts';
import { showLayer } from '../store/show-layer.ts';
import { useCommands } from './designer-commands.ts';
import { keyText } from './key-names.ts';
import styles from './palette.module.css';

/** One entry of the palette. */
interface Entry {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  run: () => void;
}

const shownMax = 12;

/** Finds every available command and every layer by typing a few letters. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useText(designerTexts);
  const all = usePaletteEntries();
  const [isOpen, setOpen] = useState(true);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const wanted = typed.trim().toLowerCase();
  const entries = all.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, shownMax);
  const chosen = Math.min(at, entries.length - 1);

  function run(entry: Entry | undefined) {
    if (!entry) return;
    setOpen(false);
    entry.run();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') run(entries[chosen]);
    if (step === undefined) return;
    event.preventDefault();
    setAt((chosen + step + entries.length) % Math.max(1, entries.length));
  }

  return (
    <Modal
      open={isOpen}
      footer={null}
      closable={false}
      width={520}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <Input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type
        autoFocus
        size="large"
        variant="borderless"
        prefix={<Search aria-hidden />}
        aria-label={t('palette')}
        placeholder={t('palette')}
        role="combobox"
        aria-expanded
        aria-controls="designer-palette"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id="designer-palette" className={styles.entries} role="listbox" aria-label={t('palette')}>
        {entries.map((entry, index) => (
          <button
            key={entry.key}
            type="button"
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
            onClick={() => run(entry)}
          >
            <span>{entry.name}</span>
            <kbd>{entry.note}</kbd>
          </button>
        ))}
        {entries.length === 0 && <p className={styles.none}>{t('paletteNothing')}</p>}
      </div>
    </Modal>
  );
}

/** Everything that can be found. It is read once: while the palette is open, nothing else changes the editor. */
function usePaletteEntries(): readonly Entry[] {
  const locale = useLocale();
  const store = useEditorStore();
  const commands = useCommands();
  const [editor] = useState(() => store.get());
  return [
    ...commands
      .filter((command) => command.id !== 'palette' && command.isEnabled(editor))
      .map((command) => ({
        key: command.id,
        name: textIn(command.label, locale),
        note: command.keys[0] === undefined ? '' : keyText(command.keys[0]),
        run: command.run,
      })),
    ...[...walkLayers(layersOf(editor))].map((layer) => ({
      key: `layer ${layer.id}`,
      name: layer.name || textIn(layerKindOf(layer).label, locale),
      note: textIn(layerKindOf(layer).label, locale),
      run: () => store.act((now) => showLayer(now, layer.id)),
    })),
  ];
}
