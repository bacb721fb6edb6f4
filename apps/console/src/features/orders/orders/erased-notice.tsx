import { Alert } from 'antd';
import { erasedOrderTexts } from '../../../shared/orders/erased-order.messages.ts';
import { formatMinute } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';

/** Says when the personal data of an order was erased; nothing while it is there. */
export function ErasedNotice({ erasedAt }: { erasedAt: string | null }) {
  const t = useText(erasedOrderTexts);
  if (erasedAt === null) return null;
  return <Alert type="info" showIcon title={t('notice', { time: formatMinute(erasedAt) })} />;
}
