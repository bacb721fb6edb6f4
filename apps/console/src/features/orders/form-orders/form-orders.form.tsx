import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Alert } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { TagInput } from '../../../shared/fields/tag-input.tsx';
import { findKind, formOrdersLink, newFormOrderLink } from '../../../shared/orders/form-order-kinds.ts';
import { shippingSettingsQuery } from '../../../shared/orders/shipping-settings.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyArt } from '../../../ui/art/empty-art.tsx';
import { PendingReasons } from '../../../ui/form/form-pending.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FailureState } from '../../../ui/states/failure-state.tsx';
import { ScreenState } from '../../../ui/states/screen-state.tsx';
import { useText } from '../../../ui/text.ts';
import { draftTexts } from './form/draft.messages.ts';
import { DraftOffer } from './form/draft-offer.tsx';
import { OrdersCard } from './form/orders-card.tsx';
import { PlaceOrderBar } from './form/place-order-bar.tsx';
import { ChosenTemplate, TemplateChoice } from './form/template-choice.tsx';
import { useFormOrderDraft } from './form/use-form-order-draft.ts';
import { templateByNoQuery } from './form-orders.api.ts';
import { formOrderFormTexts } from './form-orders-form.messages.ts';
import styles from './form-orders-form.module.css';
import type { GridHandle } from './grid/order-grid.tsx';

/** Places a form order: a template, and its orders as an editable sheet. */
export function FormOrderCreate() {
  const t = useText(formOrderFormTexts);
  const draftText = useText(draftTexts);
  const { type } = useParams({ from: '/shell/form_orders/$type/new' });
  const { sku_template_no: no, repeat } = useSearch({ from: '/shell/form_orders/$type/new' });
  const kind = findKind(type) ?? 'micro_custom';
  const navigate = useNavigate();
  const grid = useRef<GridHandle>(null);
  const query = useQuery({ ...templateByNoQuery(no ?? ''), enabled: no !== undefined });
  const template = no === undefined ? undefined : query.data;
  const shipping = useQuery(shippingSettingsQuery).data;
  const { state, change, tags, setTags, pending, stored, isBusy, refusal, placeOrder } = useFormOrderDraft({
    template,
    shipping,
    repeat,
    // A reload offers the orders as a draft and does not load the repeated ones again.
    onRepeated: () => void navigate({ ...newFormOrderLink(kind, no), replace: true }),
  });
  // A link with a template of another kind leads to the form of that kind.
  useEffect(() => {
    if (template && template.kind !== kind)
      void navigate({ ...newFormOrderLink(template.kind, template.no), replace: true });
  });

  async function submit() {
    // After the errors are rendered.
    if (!(await placeOrder())) requestAnimationFrame(() => grid.current?.goToProblem(true));
  }

  const [offer] = stored.offers;
  return (
    <div className={styles.page}>
      <PageHeader title={t(`title.${kind}`)} back={formOrdersLink(kind)} />
      <HeadCard
        kind={kind}
        template={template}
        onTemplate={(chosen) => void navigate({ ...newFormOrderLink(kind, chosen), replace: true })}
        tags={tags}
        onTags={setTags}
      />
      {offer && (
        <DraftOffer
          key={offer.draft.id}
          offer={offer}
          onResume={(draft) => void stored.resume(draft)}
          onDiscard={(draft) => void stored.discard(draft)}
        />
      )}
      {no === undefined ? (
        <NoTemplate kind={kind} />
      ) : query.isError && !template ? (
        <section className={styles.card}>
          <FailureState cause={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
        </section>
      ) : (
        <PendingReasons report={pending.report}>
          <OrdersCard template={template} shipping={shipping} state={state} change={change} grid={grid} />
        </PendingReasons>
      )}
      <FormRefusal refusal={refusal} />
      {template && (
        <PlaceOrderBar
          template={template}
          drafts={state.drafts}
          note={stored.saving === 'nothing' || stored.saving === 'saving' ? '' : draftText(`saving.${stored.saving}`)}
          reason={pending.reason}
          isBusy={isBusy}
          isDisabled={!isOrderable(template)}
          back={formOrdersLink(kind)}
          onSubmit={() => void submit()}
        />
      )}
    </div>
  );
}

const isOrderable = ({ state }: SkuTemplate) => state === 'published';

interface HeadProps {
  kind: SkuTemplate['kind'];
  template: SkuTemplate | undefined;
  onTemplate: (no: string | undefined) => void;
  tags: string[];
  onTags: (tags: string[]) => void;
}

/** The template and the tags of the form order. */
function HeadCard({ kind, template, onTemplate, tags, onTags }: HeadProps) {
  const t = useText(formOrderFormTexts);
  const id = useId();
  return (
    <section className={styles.card}>
      <div className={styles.choice}>
        <label className={styles.field}>
          <span>{t('template')}</span>
          <TemplateChoice id={`${id}template`} kind={kind} template={template} onChoose={onTemplate} />
        </label>
        <label className={styles.field}>
          <span>{t('tags')}</span>
          <TagInput type="FormOrder" value={tags} onChange={onTags} placeholder={t('tagsPlaceholder')} />
        </label>
        {template && <ChosenTemplate template={template} />}
      </div>
      {template && !isOrderable(template) && <Alert type="warning" showIcon title={t('unpublished')} />}
    </section>
  );
}

function NoTemplate({ kind }: { kind: SkuTemplate['kind'] }) {
  const t = useText(formOrderFormTexts);
  return (
    <section className={styles.card}>
      <ScreenState
        art={<EmptyArt />}
        title={t('chooseTitle')}
        text={t('chooseText')}
        actions={
          <ButtonLink to="/sku_templates" search={{ tab: kind }}>
            {t('gallery')}
          </ButtonLink>
        }
      />
    </section>
  );
}
