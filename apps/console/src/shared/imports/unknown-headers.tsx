import type { SheetHeaderMeaning } from '@platen/model/orders/desktop';
import { Alert } from 'antd';
import { useText } from '../../ui/text.ts';
import { importsTexts } from './imports.messages.ts';

interface Props {
  headers: readonly SheetHeaderMeaning[];
  className?: string;
}

/** Lists the headers of a sheet that were not recognized; nothing if there are none. */
export function UnknownHeaders({ headers, className }: Props) {
  const t = useText(importsTexts);
  const names = headers.flatMap(({ text, key }) => (key === null ? text : []));
  if (names.length === 0) return null;
  const title = t('unknownHeaders', { names: names.join(', ') });
  return <Alert className={className ?? ''} type="info" showIcon title={title} />;
}
