import type { CustomPage } from '@platen/model/storefront/custom-pages';
import { type Locale, textIn } from '@platen/model/text/locale';
import type { Sections } from '@platen/pages/page-tree';
import { pageWarningTexts } from '@platen/pages/page-warning-texts';
import { findPageWarnings } from '@platen/pages/page-warnings';
import { textsIn } from '../../../../../ui/text.ts';
import { blockName } from '../store/block-names.ts';
import { savingTexts } from './saving.messages.ts';

/** How many are named; the others have a mark in the page structure. */
const namedMax = 4;

/** What to know before a page is published, one line each; undefined if there is nothing. */
export function publishWarning(
  page: Pick<CustomPage, 'scheduled_at'>,
  sections: Sections,
  locale: Locale,
): string | undefined {
  const t = textsIn(savingTexts, locale);
  const found = findPageWarnings(sections);
  const named = found
    .slice(0, namedMax)
    .map(({ block, key }) =>
      t('wrongSettings', { name: blockName(block, locale), reason: textIn(pageWarningTexts[key], locale) }),
    );
  const lines = [
    ...(page.scheduled_at === null ? [] : [t('replacesScheduled')]),
    ...named,
    ...(found.length > namedMax ? [t('moreWarnings', { count: found.length - namedMax })] : []),
  ];
  return lines.length > 0 ? lines.join('\n') : undefined;
}
