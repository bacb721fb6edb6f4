import { opacityWhole } from '@platen/design/constants';
import { changeConfig } from '@platen/design/editor/design-document';
import { layersOf, perform } from '@platen/design/editor/editor';
import { changeTree, setProperty } from '@platen/design/editor/editor-actions';
import { orderEditability, setEditableInOrders } from '@platen/design/editor/layer-actions';
import { indexLayers, isLocked, type LayerNode } from '@platen/design/editor/layer-nodes';
import { resizeForPicture, withProperty } from '@platen/design/editor/property-edits';
import { layerValue } from '@platen/design/layer-items';
import { appearanceFields } from '@platen/design/layers/common-fields';
import { type Layer, layerKindOf } from '@platen/design/layers/index';
import type { ItemValue } from '@platen/model/fields/fields';
import { textIn } from '@platen/model/text/locale';
import { Switch, Tag } from 'antd';
import { Blend, Copy, Lock, LockOpen, PanelRight, Trash2 } from 'lucide-react';
import { useLocale } from 'use-intl';
import { EmptyArt } from '../../../../ui/art/empty-art.tsx';
import { ScreenState } from '../../../../ui/states/screen-state.tsx';
import { useText } from '../../../../ui/text.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { useCommand } from '../commands/designer-commands.ts';
import { designerTexts } from '../designer.messages.ts';
import { pictureSize } from '../dialogs/picture-sizes.ts';
import { type EditorStore, useEditor, useEditorStore } from '../store/editor-store.ts';
import { LayerIcon } from '../tree/layer-icon.tsx';
import { FieldSections } from './field-sections.tsx';
import { ManyPanel } from './many-panel.tsx';
import { NumberBox } from './number-box.tsx';
import styles from './panel.module.css';
import { PositionSection } from './position-section.tsx';

/** The properties of the selected layer, built from the fields of its kind. */
export function LayerPanel() {
  const t = useText(designerTexts);
  const selection = useEditor(({ session }) => session.selection);
  const layers = useEditor(layersOf);
  const [first, ...others] = selection;
  const node = first === undefined ? undefined : indexLayers(layers).get(first);
  return (
    <section className={styles.panel} aria-label={t('properties')}>
      {others.length > 0 ? (
        <ManyPanel />
      ) : node ? (
        <OneLayer layer={node.layer} parent={node.parent} isDisabled={isLocked(node)} />
      ) : (
        <>
          <PanelHead title={t('properties')} />
          <ScreenState art={<EmptyArt />} title="" text={t('nothingPicked')} />
        </>
      )}
    </section>
  );
}

function PanelHead({ title }: { title: string }) {
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      <CommandButton id="toggle_right_panel" icon={<PanelRight aria-hidden />} />
    </header>
  );
}

interface OneProps {
  layer: Layer;
  parent: LayerNode | undefined;
  isDisabled: boolean;
}

function OneLayer({ layer, parent, isDisabled }: OneProps) {
  const t = useText(designerTexts);
  const locale = useLocale();
  const store = useEditorStore();
  const kind = textIn(layerKindOf(layer).label, locale);
  const share = orderEditability(layer);
  const lock = useCommand('toggle_locked');
  function setField(key: string, value: unknown) {
    if (key === 'url' && isDifferentPicture(layer, value as ItemValue))
      void setLayerPicture(store, layer.id, key, value as ItemValue);
    else store.act((editor, timeMs) => setProperty(editor, [layer.id], key, value, timeMs));
  }
  return (
    <>
      <header className={styles.head}>
        <LayerIcon type={layer.type} />
        <h2 title={layer.name}>{layer.name || kind}</h2>
        <Tag>{kind}</Tag>
        <CommandButton id="clone" icon={<Copy aria-hidden />} />
        <CommandButton id="delete" icon={<Trash2 aria-hidden />} />
        <CommandButton id="toggle_right_panel" icon={<PanelRight aria-hidden />} />
      </header>
      <div className={styles.body}>
        <PositionSection
          layer={layer}
          isDisabled={isDisabled}
          onChange={setField}
          extra={
            <label className={styles.switch}>
              {t('editableInOrders')}
              <Switch
                size="small"
                checked={share !== 'none'}
                data-share={share}
                disabled={isDisabled}
                onChange={(isOn) =>
                  store.act((editor, timeMs) =>
                    changeTree(editor, (layers) => setEditableInOrders(layers, [layer.id], isOn), timeMs),
                  )
                }
              />
            </label>
          }
        />
        {hasAppearance(layer) && (
          <AppearanceSection
            layer={layer}
            isDisabled={isDisabled}
            onOpacity={(percent) => setField('opacity', percent)}
            onLock={lock.run}
          />
        )}
        {!isDisabled && <FieldSections layer={layer} parent={parent} onChange={setField} />}
      </div>
    </>
  );
}

/** Groups, codes and areas have only a position; other properties that one of them was once given can be removed. */
function hasAppearance(layer: Layer): boolean {
  return layerKindOf(layer).fields.length > 0 || layer.opacity !== undefined;
}

function isDifferentPicture(layer: Layer, { value }: ItemValue): boolean {
  return (layerValue(layer, 'url') as ItemValue | undefined)?.value !== value;
}

interface AppearanceProps {
  layer: Layer;
  isDisabled: boolean;
  onOpacity: (percent: number) => void;
  onLock: () => void;
}

/** The properties that every kind has besides its position. Unlocking is always possible. */
function AppearanceSection({ layer, isDisabled, onOpacity, onLock }: AppearanceProps) {
  const t = useText(designerTexts);
  const locale = useLocale();
  return (
    <section className={styles.section} aria-label={t('appearance')}>
      <header className={styles.title}>
        <h3>{t('appearance')}</h3>
      </header>
      <div className={styles.frame}>
        {appearanceFields.map((field) => {
          const label = textIn(field.label, locale);
          return field.kind === 'number' ? (
            <NumberBox
              key={field.key}
              label={label}
              prefix={<Blend aria-hidden />}
              value={layer[field.key] ?? opacityWhole}
              min={field.min}
              max={field.max}
              unit={field.unit}
              isDisabled={isDisabled}
              onChange={onOpacity}
            />
          ) : (
            <button
              key={field.key}
              type="button"
              className={styles.lock}
              aria-pressed={layer[field.key] === true}
              onClick={onLock}
            >
              {layer[field.key] ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
              {label}
            </button>
          );
        })}
      </div>
    </section>
  );
}

/**
 * Replaces the image of a layer. Its height, and that of layers that show it, is adjusted to the ratio of the image in
 * the same undo step.
 */
async function setLayerPicture(store: EditorStore, layerId: string, key: string, item: ItemValue): Promise<void> {
  const size = item.value === '' ? undefined : await pictureSize(item.value).catch(() => undefined);
  store.act((editor, timeMs) => {
    const { configId } = editor.session;
    return perform(
      editor,
      (document) =>
        changeConfig(document, configId, (config) => {
          const given = withProperty(config, [layerId], key, item);
          return size ? resizeForPicture(given, layerId, size) : given;
        }),
      timeMs,
    );
  });
}
