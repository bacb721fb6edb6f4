import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { createIdempotencyKey } from '../../../shared/request/idempotency-key.ts';
import { ActionButtons } from '../../../ui/actions/action-buttons.tsx';
import { LockedArt } from '../../../ui/art/locked-art.tsx';
import { Loaded } from '../../../ui/detail/loaded.tsx';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormScreen } from '../../../ui/form/form-screen.tsx';
import { ScreenState } from '../../../ui/states/screen-state.tsx';
import { useText } from '../../../ui/text.ts';
import { changedPrints } from './print-files.ts';
import { createSkuTemplate, updateSkuTemplate } from './sku-template-changes.ts';
import { skuTemplateQuery, skuTemplatesKey } from './sku-templates.api.ts';
import { skuTemplateFormTexts } from './sku-templates-form.messages.ts';
import { TemplateFormFields } from './template-form-fields.tsx';
import {
  emptyTemplate,
  type TemplateValues,
  toTemplateInput,
  toTemplateUpdate,
  toTemplateValues,
} from './template-form-values.ts';
import { useDraftAction } from './use-template-actions.tsx';

const gallery = linkOptions({ to: '/sku_templates' });

/** A saved template is shown, a new one designed first if its kind has a design. It must be up to date everywhere. */
function useShowSaved({ isNew }: { isNew: boolean }) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  return async (template: SkuTemplate) => {
    await refresh();
    const to = isNew && template.production_image_configs.length > 0 ? '/editor/$id' : '/sku_templates/$id';
    // In place of the form of a new template: going back to it would open it again, empty.
    await navigate({ to, params: { id: String(template.id) }, replace: isNew });
  };
}

function useRefresh() {
  const client = useQueryClient();
  return async () => {
    showSuccess();
    // New tags are suggested from now on.
    await client.invalidateQueries({ queryKey: ['tags'] });
    await client.invalidateQueries({ queryKey: skuTemplatesKey });
  };
}

export function SkuTemplateCreate() {
  const t = useText(skuTemplateFormTexts);
  const [intent] = useState(createIdempotencyKey);
  const showMade = useShowSaved({ isNew: true });
  return (
    <FormScreen<TemplateValues, SkuTemplate>
      title={t('createTitle')}
      description={t('createText')}
      back={gallery}
      initial={emptyTemplate}
      focus="name"
      isWide
      save={(values) => {
        const input = toTemplateInput(values);
        return createSkuTemplate(input, { idempotencyKey: intent.keyFor(input) });
      }}
      onSaved={async (template) => {
        intent.fulfilled();
        await showMade(template);
      }}
    >
      <TemplateFormFields />
    </FormScreen>
  );
}

const firstPrice = ['size_prices', 0, 'price'];

/** The field to focus, as a link names it. */
function fieldNamed(name: string | undefined) {
  if (name === 'size_prices') return firstPrice;
  return (Object.keys(emptyTemplate) as (keyof TemplateValues)[]).find((field) => field === name);
}

export function SkuTemplateEdit() {
  const t = useText(skuTemplateFormTexts);
  const { id } = useParams({ from: '/shell/sku_templates/$id/edit' });
  const field = fieldNamed(useSearch({ from: '/shell/sku_templates/$id/edit' }).field);
  const query = useQuery(skuTemplateQuery(id));
  const showSaved = useShowSaved({ isNew: false });
  return (
    <Loaded query={query} back={gallery} rows={10}>
      {(template) => {
        if (template.state === 'published' || template.draft) return <LockedTemplate template={template} />;
        return (
          <FormScreen<TemplateValues, SkuTemplate>
            title={t('editTitle')}
            description={`${template.no} · ${template.name}`}
            back={linkOptions({ to: '/sku_templates/$id', params: { id } })}
            initial={toTemplateValues(template)}
            focus={field ?? 'name'}
            isWide
            save={(values) => {
              // As it was when the form was opened: what was saved since must not count as a change of this form.
              const prints = changedPrints(template.production_image_configs, values.production_image_configs);
              return updateSkuTemplate(id, { ...toTemplateUpdate(values), ...prints });
            }}
            onSaved={showSaved}
          >
            <TemplateFormFields isKindFixed />
          </FormScreen>
        );
      }}
    </Loaded>
  );
}

/** Shown instead of the form: why a template cannot be changed, and how it can. */
function LockedTemplate({ template }: { template: SkuTemplate }) {
  const t = useText(skuTemplateFormTexts);
  const draftAction = useDraftAction();
  const { no, state } = template;
  const detail = linkOptions({ to: '/sku_templates/$id', params: { id: String(template.id) } });
  return (
    <ScreenState
      isPage
      art={<LockedArt />}
      title={t(state === 'published' ? 'lockedTitle' : 'draftedTitle', { no })}
      text={t(template.draft ? 'draftedText' : 'lockedText')}
      actions={
        <ActionButtons
          actions={[
            { key: 'back', label: t('back'), link: detail },
            { ...draftAction(template), isPrimary: true },
          ]}
        />
      }
    />
  );
}
