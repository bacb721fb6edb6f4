import type { Order } from '@platen/contract/orders/order';
import { canEditOrder } from '@platen/model/order-flow';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate, useParams } from '@tanstack/react-router';
import { Save } from 'lucide-react';
import { useRef, useState } from 'react';
import { useOrdersChanged } from '../../../shared/orders/order-changes.ts';
import { useStateLook } from '../../../shared/states.ts';
import { applicationInfoQuery } from '../../../shared/visitor/application-info.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyArt } from '../../../ui/art/empty-art.tsx';
import { Loaded } from '../../../ui/detail/loaded.tsx';
import { toFailure } from '../../../ui/failure.ts';
import { showSuccess } from '../../../ui/feedback.tsx';
import { PendingReasons, usePendingReasons } from '../../../ui/form/form-pending.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import type { FormSubmit } from '../../../ui/form/use-form-submit.ts';
import { useUnsavedGuard } from '../../../ui/form/use-unsaved-guard.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ScreenState } from '../../../ui/states/screen-state.tsx';
import { useText } from '../../../ui/text.ts';
import { type EditError, placeEditErrors } from './editor/edit-errors.ts';
import { configsOf, editOf, noDrafts } from './editor/order-edit.ts';
import { OrderEditor } from './editor/order-editor.tsx';
import { orderEditorTexts } from './editor/order-editor.messages.ts';
import { designOrder, orderQuery } from './orders.api.ts';

/** Per-order changes of the template's layers. */
export function OrderEdit() {
  const { id } = useParams({ from: '/shell/orders/$id/edit' });
  const query = useQuery(orderQuery(id));
  const site = useQuery(applicationInfoQuery);
  const back = linkOptions({ to: '/orders/$id', params: { id } });
  return (
    <Loaded query={query} back={back} rows={8}>
      {(order) => (
        <Loaded query={site} back={back} rows={8}>
          {({ time_zone }) => <Editor key={id} order={order} timeZone={time_zone} />}
        </Loaded>
      )}
    </Loaded>
  );
}

function Editor({ order, timeZone }: { order: Order; timeZone: string }) {
  const t = useText(orderEditorTexts);
  const look = useStateLook('order');
  const navigate = useNavigate();
  const changed = useOrdersChanged();
  const back = linkOptions({ to: '/orders/$id', params: { id: String(order.id) } });
  const configs = configsOf(order);
  const [drafts, setDrafts] = useState(noDrafts);
  const [errors, setErrors] = useState<readonly EditError[]>([]);
  const [refusal, setRefusal] = useState<FormSubmit<object>['refusal']>();
  const pending = usePendingReasons();
  const isSaved = useRef(false);
  const edit = editOf(order, drafts);
  useUnsavedGuard(() => !isSaved.current && (edit !== undefined || pending.reason !== undefined));

  if (!canEditOrder(order.state) || configs.length === 0) {
    const texts =
      configs.length === 0
        ? { title: t('noDesignTitle'), text: t('noDesignText') }
        : { title: t('notEditableTitle'), text: t('notEditableText', { state: look(order.state).label }) };
    const leave = <ButtonLink {...back}>{t('back')}</ButtonLink>;
    return <ScreenState art={<EmptyArt />} {...texts} actions={leave} isPage />;
  }

  async function save(): Promise<void> {
    if (!edit) return;
    setErrors([]);
    setRefusal(undefined);
    try {
      await designOrder(order.id, edit);
    } catch (cause) {
      const failure = toFailure(cause);
      const placed = placeEditErrors(
        failure,
        edit,
        configs.map(({ config }) => config),
      );
      setErrors(placed.errors);
      setRefusal(placed.rest.length > 0 ? { failure, lines: placed.rest } : undefined);
      await changed();
      throw cause;
    }
    isSaved.current = true;
    showSuccess(t('saved'));
    await changed();
    await navigate(back);
  }

  return (
    <PendingReasons report={pending.report}>
      <PageHeader
        title={t('title', { no: order.no })}
        description={pending.reason ?? order.sku_template_name}
        back={back}
        actions={[
          {
            key: 'save',
            label: t('save'),
            icon: <Save aria-hidden />,
            isPrimary: true,
            isDisabled: edit === undefined || pending.reason !== undefined,
            run: save,
            success: false,
          },
        ]}
      />
      <FormRefusal refusal={refusal} />
      <OrderEditor
        order={order}
        configs={configs}
        drafts={drafts}
        timeZone={timeZone}
        errors={errors}
        onChange={(next) => {
          setDrafts(next);
          setErrors([]);
        }}
      />
    </PendingReasons>
  );
}
