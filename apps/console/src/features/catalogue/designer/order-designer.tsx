import type { Order } from '@platen/contract/orders/order';
import { documentOf } from '@platen/design/editor/editor';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useLocale } from 'use-intl';
import '../../../shared/orders/editor-origin.ts';
import { useParty } from '../../../shared/orders/use-party.ts';
import { fontUrlsOf } from '../../../shared/preview/preview-assets.ts';
import { FieldServicesProvider } from '../../../ui/fields/field-services.ts';
import { useUnsavedGuard } from '../../../ui/form/use-unsaved-guard.ts';
import { useText } from '../../../ui/text.ts';
import { DesignerBar, SaveStatus } from './bar/designer-bar.tsx';
import { useSaveCommand, useSidePanels } from './commands/designer-commands.ts';
import { DesignerFrame } from './designer-frame.tsx';
import { EffectStrip } from './order/effect-strip.tsx';
import { orderDesignerTexts } from './order/order.messages.ts';
import { AdjacentOrders, ImageSwitcher } from './order/order-bar.tsx';
import { openOrderStore, planOfOrder } from './order/order-document.ts';
import { OrderPanel } from './order/order-panel.tsx';
import { OrderSide } from './order/order-side.tsx';
import { OrderErrorsContext, useOrderSaving } from './order/use-order-saving.ts';
import { CanvasMarks } from './preflight/canvas-marks.tsx';
import { PreflightButton, PreflightPanel } from './preflight/preflight-panel.tsx';
import { FindingsContext, useCheckedSave, usePreflight } from './preflight/use-preflight.ts';
import { replacementLimits } from './upload-limits.ts';

/** One order on the canvas of its template: what is editable in orders can be changed, for this order only. */
export function OrderDesigner({ order, timeZone }: { order: Order; timeZone: string }) {
  const locale = useLocale();
  const goBack = useWayBack(order.id);
  const [store] = useState(() => openOrderStore(order, locale));
  const saving = useOrderSaving(store, order);
  useUnsavedGuard(saving.isUnsaved);
  const fonts = order.font_libraries;
  const fontUrls = useMemo(() => fontUrlsOf(fonts), [fonts]);
  const preflight = usePreflight(store, {
    planOf: (document, configId) => planOfOrder(document, configId, order, timeZone),
    isSettled: () => false,
    fontUrls,
  });
  const side = useSidePanels(['preflight']);
  const save = useCheckedSave(saving.save, preflight, () => side.show('preflight'));
  const saveCommands = useSaveCommand(save, !saving.isSaving);
  const commands = useMemo(() => [...saveCommands, ...side.commands], [saveCommands, side.commands]);
  const services = useOrderFieldServices(fonts);

  return (
    <FieldServicesProvider value={services}>
      <FindingsContext value={preflight.findings}>
        <OrderErrorsContext value={saving.errors}>
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
                onBack={goBack}
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

/** To the page from which the editor was opened, or to the order. */
function useWayBack(orderId: number): () => void {
  const navigate = useNavigate();
  const router = useRouter();
  const origin = useLocation({ select: ({ state }) => state.editorOrigin });
  return () => {
    if (origin === undefined) void navigate({ to: '/orders/$id', params: { id: String(orderId) } });
    else router.history.push(origin);
  };
}

function useOrderFieldServices(fonts: Order['font_libraries']) {
  const t = useText(orderDesignerTexts);
  // An order accepts only images of its own customer; an upload by staff would be refused.
  const isOwn = useParty() === 'customer';
  return useMemo(
    () => ({
      fonts: fonts.map(({ name }) => name),
      pictureMaxMb: replacementLimits.maxMb,
      pictureLimits: replacementLimits,
      noPictures: isOwn ? undefined : t('ownerOnly'),
    }),
    [fonts, isOwn, t],
  );
}
