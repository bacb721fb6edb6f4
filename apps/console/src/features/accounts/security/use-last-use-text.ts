import { formatMinute } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import { securityTexts } from './security.messages.ts';

/** When a factor was added and last used. */
export function useLastUseText() {
  const t = useText(securityTexts);
  return ({ created_at, last_used_at }: { created_at: string; last_used_at: string | null }): string =>
    [
      t('added', { time: formatMinute(created_at) }),
      last_used_at ? t('lastUsed', { time: formatMinute(last_used_at) }) : t('neverUsed'),
    ].join(' · ');
}
