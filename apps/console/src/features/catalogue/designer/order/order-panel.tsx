import type { Order } from '@platen/contract/orders/order';
import { changeReach } from '@platen/design/change-reach';
import { valuesBy } from '@platen/design/custom-values';
import { currentConfig, documentOf, layersOf } from '@platen/design/editor/editor';
import { setOrderChange, setOrderValues } from '@platen/design/editor/editor-actions';
import { findNodes } from '@platen/design/editor/layer-nodes';
import { placementFields } from '@platen/design/layers/common-fields';
import { type Layer, layerKindOf } from '@platen/design/layers/index';
import { changeBy, type OfferedField, offeredFields } from '@platen/design/order-changes';
import { type LayerChange, type TemplateConfig, templateName } from '@platen/design/template';
import type { ItemValue } from '@platen/model/fields/fields';
import { textIn } from '@platen/model/text/locale';
import { Button, Tag } from 'antd';
import { Layers, PanelRight, RotateCcw, TriangleAlert } from 'lucide-react';
import { useLocale } from 'use-intl';
import { EmptyArt } from '../../../../ui/art/empty-art.tsx';
import { FieldEditor } from '../../../../ui/fields/field-editor.tsx';
import { ScreenState } from '../../../../ui/states/screen-state.tsx';
import { useText } from '../../../../ui/text.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { useCommand } from '../commands/designer-commands.ts';
import { designerTexts } from '../designer.messages.ts';
import panel from '../panel/panel.module.css';
import { PositionSection } from '../panel/position-section.tsx';
import { useEditor, useEditorStore } from '../store/editor-store.ts';
import { LayerIcon } from '../tree/layer-icon.tsx';
import { orderDesignerTexts } from './order.messages.ts';
import styles from './order.module.css';
import { OrderDifferences } from './order-differences.tsx';
import { designOf } from './order-document.ts';
import { useLayerErrors } from './use-order-saving.ts';
import { useReplacementCheck } from './use-replacement-check.ts';

/** What one order may change in the selected layers: whatever their kinds offer. */
export function OrderPanel({ order }: { order: Order }) {
  const t = useText(orderDesignerTexts);
  const names = useText(designerTexts);
  const locale = useLocale();
  const selection = useEditor(({ session }) => session.selection);
  const layers = useEditor(layersOf);
  const config = useEditor(currentConfig);
  const restore = useCommand('restore_initial');
  const picked = findNodes(layers, selection)
    .map(({ layer }) => layer)
    .filter(({ can_design_in_order }) => can_design_in_order);
  const [first, ...others] = picked;
  if (!config || !first) {
    return (
      <section className={panel.panel} aria-label={names('properties')}>
        <header className={panel.head}>
          <h2>{names('properties')}</h2>
          <CommandButton id="toggle_right_panel" icon={<PanelRight aria-hidden />} />
        </header>
        <ScreenState art={<EmptyArt />} title="" text={t('nothingPicked')} />
      </section>
    );
  }
  const kind = textIn(layerKindOf(first).label, locale);
  return (
    <section className={panel.panel} aria-label={names('properties')}>
      <header className={panel.head}>
        {others.length === 0 ? (
          <>
            <LayerIcon type={first.type} />
            <h2 title={first.name}>{first.name || kind}</h2>
            <Tag>{kind}</Tag>
          </>
        ) : (
          <>
            <Layers aria-hidden />
            <h2>{names('pickedCount', { count: picked.length })}</h2>
          </>
        )}
        <CommandButton id="toggle_right_panel" icon={<PanelRight aria-hidden />} />
      </header>
      <div className={panel.body}>
        {picked.map((layer) => (
          <PickedLayer
            key={`${config.id} ${layer.id}`}
            order={order}
            config={config as TemplateConfig}
            layer={layer}
            isNamed={others.length > 0}
          />
        ))}
        <div className={styles.restore}>
          <Button icon={<RotateCcw aria-hidden />} onClick={restore.run}>
            {t('restore')}
          </Button>
          <span className={styles.note}>{t('differenceNote')}</span>
        </div>
      </div>
    </section>
  );
}

const isPlacement = ({ field }: OfferedField) => placementFields.some(({ key }) => key === field.key);

interface PickedProps {
  order: Order;
  config: TemplateConfig;
  layer: Layer;
  /** Shows the name of the layer, because several are selected. */
  isNamed: boolean;
}

function PickedLayer({ order, config, layer, isNamed }: PickedProps) {
  const t = useText(orderDesignerTexts);
  const locale = useLocale();
  const store = useEditorStore();
  const checkReplacement = useReplacementCheck();
  const errorsAt = useLayerErrors(config.id, layer.id);
  const change: LayerChange | undefined = config.layer_diff[layer.id];
  const kind = textIn(layerKindOf(layer).label, locale);
  const offered = offeredFields(layer);
  const content = offered.filter((filled) => !isPlacement(filled));

  function setValue(filled: OfferedField, next: unknown) {
    if (filled.field.kind === 'image_item') {
      checkReplacement((filled.value as ItemValue).value, (next as ItemValue).value);
    }
    const values = valuesBy(filled, next);
    store.act((editor, timeMs) =>
      values
        ? setOrderValues(editor, values, timeMs)
        : setOrderChange(editor, layer.id, changeBy(layer, change, filled, next), timeMs),
    );
  }

  return (
    <div role="group" aria-label={layer.name || kind}>
      {isNamed && (
        <h3 className={styles.layerName}>
          <LayerIcon type={layer.type} />
          {layer.name || kind}
        </h3>
      )}
      {errorsAt('').map((message) => (
        <p key={message} className={styles.error} role="alert">
          {message}
        </p>
      ))}
      {content.length > 0 && (
        <section className={panel.section} aria-label={t('content')}>
          {content.map((filled) => (
            <FieldEditor
              key={filled.field.key}
              field={filled.field}
              value={filled.value}
              onChange={(next) => setValue(filled, next)}
              errorsAt={(part) => errorsAt(part === '' ? filled.field.key : `${filled.field.key}.${part}`)}
              siblingValue={() => undefined}
            />
          ))}
        </section>
      )}
      <PositionSection
        layer={layer}
        isDisabled={false}
        changedKeys={new Set(Object.keys(change ?? {}))}
        onChange={(key, value) => {
          const filled = offered.find(({ field }) => field.key === key);
          if (filled) setValue(filled, value);
        }}
      />
      {placementFields
        .flatMap(({ key }) => errorsAt(key))
        .map((message) => (
          <p key={message} className={styles.error} role="alert">
            {message}
          </p>
        ))}
      <AffectedImages order={order} config={config} layerId={layer.id} />
      <OrderDifferences config={config} layer={layer} />
    </div>
  );
}

/** What moving this layer changes in the other images. */
function AffectedImages({ order, config, layerId }: { order: Order; config: TemplateConfig; layerId: string }) {
  const t = useText(orderDesignerTexts);
  const locale = useLocale();
  const document = useEditor(documentOf);
  const filled = { size: order.size, values: document.orderValues ?? {} };
  const configs = document.configs as readonly TemplateConfig[];
  const { reached = [], missed = [] } = changeReach(designOf(document, order), configs, filled, config, layerId) ?? {};
  const namesOf = (some: readonly TemplateConfig[]) => {
    const names = some.map((each) => {
      const sameKind = configs.filter(({ type }) => type === each.type);
      return textIn(templateName(each.type, sameKind.indexOf(each), sameKind.length), locale);
    });
    return { images: new Intl.ListFormat(locale).format(names) };
  };
  if (missed.length === 0) return null;
  return (
    <p className={styles.missed} role="note">
      <TriangleAlert aria-hidden />
      <span>
        {reached.length === 0
          ? t('missedAlone', namesOf(missed))
          : `${t('reached', namesOf(reached))} ${t('missed', namesOf(missed))}`}
      </span>
    </p>
  );
}
