import type { Order } from '@platen/contract/orders/order';
import { documentOf } from '@platen/design/editor/editor';
import { showConfig } from '@platen/design/editor/editor-actions';
import { templateName } from '@platen/design/template';
import { textIn } from '@platen/model/text/locale';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { Segmented } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { editorOriginAt } from '../../../../shared/orders/editor-origin.ts';
import { ordersKey } from '../../../../shared/orders/order-changes.ts';
import { api } from '../../../../shared/request/request.ts';
import { useText } from '../../../../ui/text.ts';
import configs from '../configs/configs.module.css';
import { TypeTag, useScrollIntoView } from '../configs/image-choice.tsx';
import { useEditor, useEditorStore } from '../store/editor-store.ts';
import { orderDesignerTexts } from './order.messages.ts';
import styles from './order.module.css';

/** Switches between the images of the order. */
export function ImageSwitcher() {
  const t = useText(orderDesignerTexts);
  const locale = useLocale();
  const store = useEditorStore();
  const images = useEditor((editor) => documentOf(editor).configs);
  const configId = useEditor(({ session }) => session.configId);
  const choices = useScrollIntoView(configId);
  return (
    <span ref={choices} className={configs.choices}>
      <Segmented
        aria-label={t('images')}
        value={configId}
        onChange={(id) => store.act((editor) => showConfig(editor, id))}
        options={images.map((image) => {
          const sameKind = images.filter(({ type }) => type === image.type);
          return {
            value: image.id,
            label: (
              <span className={configs.choice}>
                <TypeTag type={image.type} />
                <span>{textIn(templateName(image.type, sameKind.indexOf(image), sameKind.length), locale)}</span>
              </span>
            ),
          };
        })}
      />
    </span>
  );
}

/** Links to the previous and the next order of the same form order. */
export function AdjacentOrders({ order }: { order: Order }) {
  const t = useText(orderDesignerTexts);
  const { data } = useQuery({
    queryKey: [...ordersKey, String(order.id), 'neighbors'],
    queryFn: ({ signal }) =>
      api('GET /orders/:id/neighbours', { params: { id: order.id }, signal, showActivity: false }),
  });
  if (!data || data.count < 2) return null;
  const { number, count, previous_id, next_id } = data;
  const templateId = String(order.sku_template_id);
  const linkTo = (id: number) => ({ id: templateId, orderId: String(id) });
  return (
    <nav className={styles.adjacent}>
      {previous_id !== null && (
        <AdjacentOrderLink params={linkTo(previous_id)} label={t('previous')} icon={<ChevronLeft aria-hidden />} />
      )}
      {t('place', { number: String(number), count: String(count) })}
      {next_id !== null && (
        <AdjacentOrderLink params={linkTo(next_id)} label={t('next')} icon={<ChevronRight aria-hidden />} />
      )}
    </nav>
  );
}

interface AdjacentOrderLinkProps {
  params: { readonly id: string; readonly orderId: string };
  label: string;
  icon: ReactNode;
}

function AdjacentOrderLink({ params, label, icon }: AdjacentOrderLinkProps) {
  const state = useLocation({ select: (location) => location.state });
  return (
    <Link
      to="/editor/$id/orders/$orderId"
      params={params}
      // The way back stays that of the first order.
      state={state.editorOrigin === undefined ? {} : editorOriginAt(state.editorOrigin)}
      aria-label={label}
      title={label}
    >
      {icon}
    </Link>
  );
}
