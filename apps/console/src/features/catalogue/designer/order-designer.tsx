import type { Order } from '@platen/contract/orders/order';
import { designMessages } from '@platen/design/design.messages';
import type { DesignDocument } from '@platen/design/editor/design-document';
import { documentOf, openEditor, withSession } from '@platen/design/editor/editor';
import { showConfig } from '@platen/design/editor/editor-actions';
import type { TemplateConfig } from '@platen/design/template';
import { textIn } from '@platen/model/locale';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useLocale } from 'use-intl';
import { useOrdersChanged } from '../../../shared/orders/order-changes.ts';
import { useParty } from '../../../shared/orders/use-party.ts';
import { fontUrlsOf } from '../../../shared/preview/preview-assets.ts';
import { toFailure } from '../../../ui/failure.ts';
import { showFailureMessage, showSuccess } from '../../../ui/feedback.tsx';
import { FieldServicesProvider } from '../../../ui/fields/field-services.ts';
import { useUnsavedGuard } from '../../../ui/form/use-unsaved-guard.ts';
import { useText } from '../../../ui/text.ts';
import { breakpointsPx } from '../../../ui/theme/layout.ts';
import { DesignerBar } from './bar/designer-bar.tsx';
import { SaveStatus } from './bar/save-status.tsx';
import { useSaveCommand } from './commands/use-save-command.ts';
import { useSidePanels } from './commands/use-side-panels.ts';
import { DesignerFrame } from './designer-frame.tsx';
import { designOrder } from './designer.api.ts';
import { type EditError, locateEditErrors } from './order/edit-errors.ts';
import { EffectStrip } from './order/effect-strip.tsx';
import { ImageSwitcher } from './order/image-switcher.tsx';
import { AdjacentOrders } from './order/adjacent-orders.tsx';
import { documentOfOrder, editOf, firstEditableConfig } from './order/order-document.ts';
import { OrderErrorsContext } from './order/order-errors.ts';
import { orderDesignerTexts } from './order/order.messages.ts';
import { OrderPanel } from './order/order-panel.tsx';
import { planOfOrder } from './order/order-plan.ts';
import { OrderSide } from './order/order-side.tsx';
import { CanvasMarks } from './preflight/canvas-marks.tsx';
import { PreflightButton } from './preflight/preflight-button.tsx';
import { PreflightPanel } from './preflight/preflight-panel.tsx';
import { useCheckedSave } from './preflight/use-checked-save.ts';
import { FindingsContext, usePreflight } from './preflight/use-preflight.ts';
import { createEditorStore } from './store/editor-store.ts';
import { useSaving } from './saving/use-saving.ts';
import { replacementLimits } from './upload-limits.ts';

/** One order on the canvas of its template: what is editable in orders can be changed, for this order only. */
export function OrderDesigner({ order, timeZone }: { order: Order; timeZone: string }) {
  const t = useText(orderDesignerTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const changed = useOrdersChanged();
  const [errors, setErrors] = useState<readonly EditError[]>([]);
  const [store] = useState(() => {
    const isPhone = window.innerWidth < breakpointsPx.md;
    const document = documentOfOrder(order);
    const setup = {
      templateKind: order.sku_template_kind,
      dpi: order.sku_template_dpi_value,
      initialValues: order.values,
      locale,
      fonts: order.font_libraries,
    };
    const opened = showConfig(openEditor(document, setup, { width: 800, height: 600 }), firstEditableConfig(document));
    const panels = { left: !isPhone, right: !isPhone };
    return createEditorStore(withSession(opened, { panels, showsGuides: false }), (refusal) =>
      showFailureMessage(new Error(textIn(designMessages[refusal], locale))),
    );
  });
  // Refusals are cleared as soon as something is changed.
  useEffect(() => {
    let document = documentOf(store.get());
    return store.subscribe(() => {
      if (documentOf(store.get()) === document) return;
      document = documentOf(store.get());
      setErrors([]);
    });
  }, [store]);

  async function send(saved: DesignDocument, now: DesignDocument): Promise<boolean> {
    const edit = editOf(saved, now);
    if (Object.keys(edit).length === 0) return true;
    try {
      await designOrder(order.id, edit);
    } catch (cause) {
      const failure = toFailure(cause);
      const located = locateEditErrors(failure, edit, now.configs as readonly TemplateConfig[]);
      setErrors(located.errors);
      const lines = located.rest.length > 0 ? located.rest : located.errors.map(({ message }) => message);
      showFailureMessage(
        Object.assign(new Error([...new Set(lines)].join('\n')), { requestId: failure.requestId }),
        t('cannotSave'),
      );
      return false;
    }
    showSuccess(t('saved'));
    void changed();
    return true;
  }
  const saving = useSaving(store, send);
  useUnsavedGuard(saving.isUnsaved);

  // An order accepts only images of its own customer; an upload by staff would be refused.
  const isOwn = useParty() === 'customer';
  const fonts = order.font_libraries;
  const fontUrls = useMemo(() => fontUrlsOf(fonts), [fonts]);
  const preflight = usePreflight(store, {
    planOf: (document, configId) => planOfOrder(document, configId, order, timeZone),
    fontUrls,
  });
  const side = useSidePanels(['preflight']);
  const save = useCheckedSave(saving.save, preflight, () => side.show('preflight'));
  const saveCommands = useSaveCommand(save, !saving.isSaving);
  const commands = useMemo(() => [...saveCommands, ...side.commands], [saveCommands, side.commands]);
  const services = useMemo(
    () => ({
      fonts: fonts.map(({ name }) => name),
      pictureMaxMb: replacementLimits.maxMb,
      pictureLimits: replacementLimits,
      noPictures: isOwn ? undefined : t('ownerOnly'),
    }),
    [fonts, isOwn, t],
  );

  return (
    <FieldServicesProvider value={services}>
      <FindingsContext value={preflight.findings}>
        <OrderErrorsContext value={errors}>
          <DesignerFrame
            store={store}
            source={{
              planOf: (editor) => planOfOrder(documentOf(editor), editor.session.configId, order, timeZone),
              fontUrls: () => fontUrls,
            }}
            commands={commands}
            bar={
              <DesignerBar
                title={order.no}
                status={<SaveStatus isModified={saving.hasChanges} savedAt={saving.savedAt} />}
                onBack={() => void navigate({ to: '/orders/$id', params: { id: String(order.id) } })}
                isSaving={saving.isSaving}
                middle={<ImageSwitcher />}
                end={
                  <>
                    <PreflightButton isOpen={side.open === 'preflight'} />
                    <AdjacentOrders order={order} />
                  </>
                }
              />
            }
            left={<OrderSide order={order} />}
            right={<OrderPanel order={order} />}
            side={side.open && <PreflightPanel onClose={side.close} />}
            marks={side.open && <CanvasMarks />}
            bottom={<EffectStrip order={order} timeZone={timeZone} fontUrls={fontUrls} />}
          />
        </OrderErrorsContext>
      </FindingsContext>
    </FieldServicesProvider>
  );
}
