import { layerKindOf, type Layer } from '@platen/design/layers/index';
import { textIn } from '@platen/model/locale';
import { CircleAlert } from 'lucide-react';
import { useLocale } from 'use-intl';
import { useText } from '../../../../ui/text.ts';
import { orderEditorTexts } from './order-editor.messages.ts';
import styles from './order-editor.module.css';

interface Props {
  layers: readonly Layer[];
  changedIds: ReadonlySet<string>;
  selectedId: string | undefined;
  refusedIds: ReadonlySet<string>;
  onSelect: (id: string) => void;
}

/** The layers that the order may change; what is changed and what was refused can be seen. */
export function LayerList({ layers, changedIds, selectedId, refusedIds, onSelect }: Props) {
  const t = useText(orderEditorTexts);
  const locale = useLocale();
  return (
    <ul className={styles.layers}>
      {layers.map((layer) => {
        const kind = textIn(layerKindOf(layer).label, locale);
        return (
          <li key={layer.id}>
            <button type="button" aria-current={layer.id === selectedId} onClick={() => onSelect(layer.id)}>
              <span className={styles.layerName}>{layer.name || kind}</span>
              <span className={styles.layerKind}>{kind}</span>
              {refusedIds.has(layer.id) && <CircleAlert aria-hidden className={styles.refused} />}
              {changedIds.has(layer.id) && <span className={styles.changed}>{t('changed')}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
