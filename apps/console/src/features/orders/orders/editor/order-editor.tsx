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
  type DiffDrafts,
  diffOf,
  isChanged,
  layerNow,
  type OrderConfig,
  withChange,
} from './order-edit.ts';

interface Props {
  order: Order;
  configs: readonly OrderConfig[];
  drafts: DiffDrafts;
  timeZone: string;
  errors: readonly EditError[];
  onChange: (configId: string, diff: DiffDrafts[string]) => void;
}

/** The images of an order, and for the one that is chosen its layers: what is changed shows at once. */
export function OrderEditor({ order, configs, drafts, timeZone, errors, onChange }: Props) {
  const t = useText(orderEditorTexts);
  const locale = useLocale();
  const [chosenId, setChosenId] = useState(configs.find(hasLayers)?.config.id);
  const [layerId, setLayerId] = useState<string>();
  const each = configs.find(({ config }) => config.id === chosenId) ?? configs[0];
  if (!each) return null;

  const diff = diffOf(each, drafts);
  const layers = changeableLayers(each.config);
  const selected = layers.find(({ id }) => id === layerId) ?? layers[0];
  const layer = selected && layerNow(each.config, order.values, diff, selected.id);
  const own = errors.filter(({ configId }) => configId === each.config.id);
  const nameOf = ({ type, index, count }: OrderConfig) => textIn(templateName(type, index, count), locale);

  return (
    <>
      <div className={styles.tabs}>
        <Segmented
          aria-label={t('images')}
          value={each.config.id}
          onChange={setChosenId}
          options={configs.map((config) => ({
            value: config.config.id,
            label: `${nameOf(config)}${isChanged(config, drafts) ? ' •' : ''}`,
          }))}
        />
        <span className={styles.note}>{t('each')}</span>
      </div>
      <div className={styles.columns}>
        <section className={styles.preview} aria-label={t('preview')}>
          <ConfigPreview
            key={each.config.id}
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
                diff={diff}
                selectedId={selected?.id}
                refusedIds={new Set(own.map((error) => error.layerId))}
                onSelect={setLayerId}
              />
              {layer && (
                <LayerProperties
                  key={`${each.config.id} ${layer.id}`}
                  layer={layer}
                  change={diff[layer.id]}
                  errors={own.filter((error) => error.layerId === layer.id)}
                  onChange={(change) => onChange(each.config.id, withChange(diff, layer.id, change))}
                  onRestore={() => {
                    const { [layer.id]: _, ...others } = diff;
                    onChange(each.config.id, others);
                  }}
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
