import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { SkuTemplateOption, TemplateKind } from '@platen/model/catalogue/sku-templates';
import { currencySymbol, formatFen } from '@platen/model/money/money';
import { renderingPriceOf } from '@platen/ordering/amounts';
import { orderTemplateOf } from '@platen/ordering/order-template';
import { Link } from '@tanstack/react-router';
import { ReadOptionsSelect } from '../../../../ui/form/read-options-select.tsx';
import { RowPicture } from '../../../../ui/pictures/row-picture.tsx';
import { useText } from '../../../../ui/text.ts';
import { readTemplateOptions } from '../form-orders.api.ts';
import { formOrderFormTexts } from '../form-orders-form.messages.ts';
import styles from '../form-orders-form.module.css';

interface Props {
  id: string;
  kind: TemplateKind;
  template: SkuTemplate | undefined;
  /** Gets the template's number; undefined if the selection was cleared. */
  onChoose: (no: string | undefined) => void;
}

/** Selects the template to order. */
export function TemplateChoice({ id, kind, template, onChoose }: Props) {
  const t = useText(formOrderFormTexts);
  return (
    <ReadOptionsSelect<SkuTemplateOption>
      id={id}
      cacheKey={['sku_templates', 'orderable', kind]}
      load={readTemplateOptions(kind)}
      value={template?.id}
      onChange={(_, option) => onChoose(option?.no)}
      placeholder={t('templatePlaceholder')}
      renderOption={(option) => (
        <span className={styles.option}>
          <RowPicture url={option.effect_images[0]?.url} size="small" />
          <span className={styles.optionName}>{option.name}</span>
          <span className={styles.optionNo}>{option.no}</span>
        </span>
      )}
    />
  );
}

/** The selected template with what matters for ordering. */
export function ChosenTemplate({ template }: { template: SkuTemplate }) {
  const t = useText(formOrderFormTexts);
  const renderingFen = renderingPriceOf(orderTemplateOf(template));
  return (
    <div className={styles.chosen}>
      <RowPicture url={template.cover?.url} size="large" />
      <span className={styles.chosenName}>
        <Link to="/sku_templates/$id" params={{ id: String(template.id) }}>
          {template.name}
        </Link>
        <span className={styles.optionNo}>{template.no}</span>
      </span>
      <dl className={styles.facts}>
        <div>
          <dt>{t('prices')}</dt>
          <dd>
            {currencySymbol()}
            {template.price_range.replace(' - ', ' – ')}
          </dd>
        </div>
        {renderingFen > 0 && (
          <div>
            <dt>{t('rendering')}</dt>
            <dd>{t('perOrder', { price: formatFen(renderingFen) })}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
