import type { Order } from '@platen/contract/orders/order';
import { templateName } from '@platen/design/template';
import { textIn } from '@platen/model/locale';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { EmptyArt } from '../../../../ui/art/empty-art.tsx';
import { DetailCard } from '../../../../ui/detail/detail-card.tsx';
import { ScreenState } from '../../../../ui/states/screen-state.tsx';
import { useText } from '../../../../ui/text.ts';
import { ConfigPreview } from './config-preview.tsx';
import type { EditError } from './edit-errors.ts';
import { LayerList } from './layer-list.tsx';
import { LayerProperties } from './layer-properties.tsx';
import { orderEditorTexts } from './order-editor.messages.ts';
import styles from './order-editor.module.css';
import {
  changeableLayers,
  diffOf,
  isChanged,
  isRefilled,
  isRestorable,
  layerNow,
  type OrderConfig,
  type OrderDrafts,
  reachNow,
  restored,
  withLayerChange,
  withValues,
} from './order-edit.ts';

interface Props {
  order: Order;
  configs: readonly OrderConfig[];
  drafts: OrderDrafts;
  timeZone: string;
  errors: readonly EditError[];
  onChange: (drafts: OrderDrafts) => void;
}

/** The images of an order, and for the one that is chosen its layers: what is changed shows at once. */
export function OrderEditor({ order, configs, drafts, timeZone, errors, onChange }: Props) {
  const t = useText(orderEditorTexts);
  const locale = useLocale();
  const [chosenId, setChosenId] = useState(configs.find(hasLayers)?.config.id);
  const [layerId, setLayerId] = useState<string>();
  const each = configs.find(({ config }) => config.id === chosenId) ?? configs[0];
  if (!each) return null;

  const { config } = each;
  const diff = diffOf(config, drafts);
  const layers = changeableLayers(config);
  const changed = layers.filter((one) => diff[one.id] !== undefined || isRefilled(order, drafts, one));
  const changedIds = new Set(changed.map(({ id }) => id));
  const selected = layers.find(({ id }) => id === layerId) ?? layers[0];
  const layer = selected && layerNow(order, drafts, config, selected.id);
  const missed = (selected && reachNow(order, drafts, config, selected.id)?.missed) ?? [];
  const own = errors.filter(({ configId }) => configId === config.id);
  const nameOf = ({ type, index, count }: OrderConfig) => textIn(templateName(type, index, count), locale);

  return (
    <>
      <div className={styles.tabs}>
        <Segmented
          aria-label={t('images')}
          value={config.id}
          onChange={setChosenId}
          options={configs.map((shown) => ({
            value: shown.config.id,
            label: `${nameOf(shown)}${isChanged(order, drafts, shown.config) ? ' •' : ''}`,
          }))}
        />
        <span className={styles.note}>{t('all')}</span>
      </div>
      <div className={styles.columns}>
        <section className={styles.preview} aria-label={t('preview')}>
          <ConfigPreview
            key={config.id}
            order={order}
            each={each}
            drafts={drafts}
            timeZone={timeZone}
            layerId={selected?.id}
          />
        </section>
        <div className={styles.side}>
          {layers.length === 0 ? (
            <DetailCard title={t('layers')}>
              <ScreenState art={<EmptyArt />} title={t('noLayersTitle')} text={t('noLayersText')} />
            </DetailCard>
          ) : (
            <DetailCard title={t('layers')} note={t('layersNote', { count: layers.length })} isFlush>
              <LayerList
                layers={layers}
                changedIds={changedIds}
                selectedId={selected?.id}
                refusedIds={new Set(own.map((error) => error.layerId))}
                onSelect={setLayerId}
              />
              {layer && (
                <LayerProperties
                  key={`${config.id} ${layer.id}`}
                  layer={layer}
                  change={diff[layer.id]}
                  canRestore={isRestorable(order, drafts, config, layer.id)}
                  missed={configs.filter((other) => missed.includes(other.config)).map(nameOf)}
                  errors={own.filter((error) => error.layerId === layer.id)}
                  onChange={(change) => onChange(withLayerChange(order, drafts, config, layer.id, change))}
                  onFill={(values) => onChange(withValues(order, drafts, values))}
                  onRestore={() => onChange(restored(order, drafts, config, layer.id))}
                />
              )}
            </DetailCard>
          )}
        </div>
      </div>
    </>
  );
}

const hasLayers = ({ config }: OrderConfig): boolean => changeableLayers(config).length > 0;
