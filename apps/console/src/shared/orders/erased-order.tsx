import { Alert } from 'antd';
import { formatMinute } from '../../ui/formats.ts';
import { StateTag } from '../../ui/state-tag.tsx';
import { useText } from '../../ui/text.ts';
import { erasedOrderTexts } from './erased-order.messages.ts';

/** In place of what was erased from an order. */
export function ErasedTag() {
  const t = useText(erasedOrderTexts);
  return <StateTag tone="gray">{t('tag')}</StateTag>;
}

/** Says when the personal data of an order was erased; nothing while it is there. */
export function ErasedNotice({ erasedAt }: { erasedAt: string | null }) {
  const t = useText(erasedOrderTexts);
  if (erasedAt === null) return null;
  return <Alert type="info" showIcon title={t('notice', { time: formatMinute(erasedAt) })} />;
}
