import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Alert } from 'antd';
import { useEffect, useId, useReducer, useRef, useState } from 'react';
import { TagInput } from '../../../shared/fields/tag-input.tsx';
import { findKind, formOrdersLink, newFormOrderLink } from '../../../shared/orders/form-order-kinds.ts';
import { shippingSettingsQuery } from '../../../shared/orders/shipping-settings.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyArt } from '../../../ui/art/empty-art.tsx';
import { PendingReasons, usePendingReasons } from '../../../ui/form/form-pending.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { useUnsavedGuard } from '../../../ui/form/use-unsaved-guard.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FailureState } from '../../../ui/states/failure-state.tsx';
import { ScreenState } from '../../../ui/states/screen-state.tsx';
import { useText } from '../../../ui/text.ts';
import { changeDrafts, firstState } from './draft/draft-state.ts';
import { isBlank } from './draft/order-draft.ts';
import { templateByNoQuery } from './form-orders.api.ts';
import { formOrderFormTexts } from './form-orders-form.messages.ts';
import styles from './form-orders-form.module.css';
import { DraftOffer } from './draft-offer.tsx';
import { draftTexts } from './draft.messages.ts';
import type { GridHandle } from './grid/order-grid.tsx';
import { OrdersCard } from './orders-card.tsx';
import { PlaceOrderBar } from './place-order-bar.tsx';
import { ChosenTemplate, TemplateChoice } from './template-choice.tsx';
import { useFirstOrder } from './use-first-order.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useRepeatedOrder } from './use-repeated-order.ts';
import { useStoredDraft } from './use-stored-draft.ts';

/** Places a form order: a template, and its orders as an editable sheet. */
export function FormOrderCreate() {
  const t = useText(formOrderFormTexts);
  const draftText = useText(draftTexts);
  const { type } = useParams({ from: '/shell/form_orders/$type/new' });
  const { sku_template_no: no, repeat } = useSearch({ from: '/shell/form_orders/$type/new' });
  const kind = findKind(type) ?? 'micro_custom';
  const navigate = useNavigate();
  const labelId = useId();
  const grid = useRef<GridHandle>(null);
  const isPlaced = useRef(false);
  const query = useQuery({ ...templateByNoQuery(no ?? ''), enabled: no !== undefined });
  const template = no === undefined ? undefined : query.data;
  const shipping = useQuery(shippingSettingsQuery).data;
  const [state, change] = useReducer(changeDrafts, firstState);
  const [tags, setTags] = useState<string[]>([]);
  const pending = usePendingReasons();
  const stored = useStoredDraft({
    templateNo: template?.no,
    rows: state.drafts,
    tags,
    onRestore: (draft) => {
      change({ type: 'restore', drafts: draft.rows });
      setTags([...draft.tags]);
    },
  });
  const { isBusy, refusal, placeOrder } = usePlaceOrder({
    template,
    shipping,
    state,
    tags,
    change,
    intent: stored.intent,
    onSend: stored.storeIntent,
    onPlaced: async () => {
      isPlaced.current = true;
      await stored.clear();
    },
  });
  // Drafts are stored, so leaving needs no prompt; pending uploads are not.
  const isStored = stored.saving !== 'failed' || state.drafts.every(isBlank);
  useUnsavedGuard(() => !isPlaced.current && (pending.reason !== undefined || !isStored));
  useRepeatedOrder(template && repeat, (drafts, repeatedTags) => {
    change({ type: 'restore', drafts });
    setTags(repeatedTags);
    // From here on they belong to this form: a reload offers them as a draft and does not load the repeated order
    // again.
    void navigate({ ...newFormOrderLink(kind, no), replace: true });
  });
  useFirstOrder(template !== undefined, (drafts) => change({ type: 'restore', drafts }));
  useTemplateChange(template, (sizes) => change({ type: 'template', sizes }));
  // A link with a template of another kind leads to the form of that kind.
  useEffect(() => {
    if (template && template.kind !== kind)
      void navigate({ ...newFormOrderLink(template.kind, template.no), replace: true });
  });

  async function submit() {
    // After the errors are rendered.
    if (!(await placeOrder())) requestAnimationFrame(() => grid.current?.goToProblem(true));
  }

  function body() {
    if (no === undefined) {
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
    if (query.isError && !template) {
      const retry = () => void query.refetch();
      return (
        <section className={styles.card}>
          <FailureState cause={query.error} onRetry={retry} isRetrying={query.isFetching} />
        </section>
      );
    }
    return (
      <PendingReasons report={pending.report}>
        <OrdersCard template={template} shipping={shipping} state={state} change={change} grid={grid} />
      </PendingReasons>
    );
  }

  const isOrderable = template?.state === 'published';
  const [offer] = stored.offers;
  return (
    <div className={styles.page}>
      <PageHeader title={t(`title.${kind}`)} back={formOrdersLink(kind)} />
      <section className={styles.card}>
        <div className={styles.choice}>
          <label className={styles.field}>
            <span>{t('template')}</span>
            <TemplateChoice
              id={`${labelId}template`}
              kind={kind}
              template={template}
              onChoose={(chosen) => void navigate({ ...newFormOrderLink(kind, chosen), replace: true })}
            />
          </label>
          <label className={styles.field}>
            <span>{t('tags')}</span>
            <TagInput type="FormOrder" value={tags} onChange={setTags} placeholder={t('tagsPlaceholder')} />
          </label>
          {template && <ChosenTemplate template={template} />}
        </div>
        {template && !isOrderable && <Alert type="warning" showIcon title={t('unpublished')} />}
      </section>
      {offer && (
        <DraftOffer
          key={offer.draft.id}
          offer={offer}
          onResume={(draft) => void stored.resume(draft)}
          onDiscard={(draft) => void stored.discard(draft)}
        />
      )}
      {body()}
      <FormRefusal refusal={refusal} />
      {template && (
        <PlaceOrderBar
          template={template}
          drafts={state.drafts}
          note={stored.saving === 'nothing' || stored.saving === 'saving' ? '' : draftText(`saving.${stored.saving}`)}
          reason={pending.reason}
          isBusy={isBusy}
          isDisabled={!isOrderable}
          back={formOrdersLink(kind)}
          onSubmit={() => void submit()}
        />
      )}
    </div>
  );
}

function useTemplateChange(template: SkuTemplate | undefined, onChange: (sizes: string[]) => void): void {
  const sizes = template?.size_prices.map(({ size }) => size);
  const id = template?.id;
  useEffect(() => {
    if (sizes) onChange(sizes);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another template resets sizes, not every render
  }, [id]);
}
