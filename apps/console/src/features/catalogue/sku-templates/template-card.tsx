import type { OpenType, SkuTemplateCard } from '@platen/model/catalogue/sku-templates';
import { linkOptions } from '@tanstack/react-router';
import { Tooltip } from 'antd';
import { Heart, Plus } from 'lucide-react';
import { templateDraftTexts } from '../../../shared/publishing/template-draft.messages.ts';
import { useStateBadge } from '../../../shared/states.ts';
import { TemplateKindTag } from '../../../shared/template-kind.tsx';
import { emptyValue } from '../../../ui/formats.ts';
import { PictureCard } from '../../../ui/grid/picture-card.tsx';
import { StateTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { skuTemplatesTexts } from './sku-templates.messages.ts';
import styles from './template-card.module.css';
import { priceRangeText } from './template-prices.ts';
import { isInPrivateList, usePrivateToggle } from './use-private-toggle.ts';

interface Props {
  template: SkuTemplateCard;
  openType: OpenType;
  isEager: boolean;
}

const tooltipDelayS = 0.4;

/** A template in the gallery, with the heart button that adds it to the private list. */
export function TemplateCard({ template, openType, isEager }: Props) {
  const badgeOf = useStateBadge('sku_template');
  const draft = useText(templateDraftTexts);
  const { label, tone } = badgeOf(template.state);
  const facts = [template.category?.name, template.material_name].filter(Boolean).join(' · ');
  return (
    <PictureCard
      name={template.name}
      link={linkOptions({
        to: '/sku_templates/$id',
        params: { id: String(template.id) },
        search: { open_type: openType },
      })}
      pictureUrl={template.cover?.url}
      isEager={isEager}
      button={<PrivateToggle template={template} />}
    >
      <span className={styles.no}>{template.no}</span>
      <span className={styles.price}>{priceRangeText(template.price_range)}</span>
      <span className={styles.facts} title={facts}>
        {facts || emptyValue}
      </span>
      <span className={styles.tags}>
        <TemplateKindTag kind={template.kind} />
        {template.state !== 'published' && <StateTag tone={tone}>{label}</StateTag>}
        {template.draft && <StateTag tone="info">{draft('hasDraft')}</StateTag>}
      </span>
    </PictureCard>
  );
}

function PrivateToggle({ template }: { template: SkuTemplateCard }) {
  const t = useText(skuTemplatesTexts);
  const { isPending, isAllowed, toggle } = usePrivateToggle();
  if (!isAllowed(template)) return null;
  const isPrivate = isInPrivateList(template);
  const { name } = template;
  return (
    <Tooltip title={isPrivate ? t('remove') : t('add')} mouseEnterDelay={tooltipDelayS}>
      <button
        type="button"
        className={styles.toggle}
        data-private={isPrivate}
        aria-busy={isPending}
        aria-label={isPrivate ? t('removeNamed', { name }) : t('addNamed', { name })}
        onClick={() => void toggle(template).catch(() => undefined)}
      >
        {isPrivate ? <Heart aria-hidden fill="currentColor" /> : <Plus aria-hidden />}
      </button>
    </Tooltip>
  );
}
