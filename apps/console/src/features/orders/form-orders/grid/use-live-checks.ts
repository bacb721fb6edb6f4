import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { ShippingRules } from '@platen/model/factory/shipping-settings';
import { type Dispatch, useEffect, useMemo } from 'react';
import { useLocale } from 'use-intl';
import { runInSlices } from '../../../../ui/run-in-slices.ts';
import { checkDraftsInSteps, draftChecker } from '../draft/check-drafts.ts';
import { draftLabelsIn, locateFindings } from '../draft/draft-errors.ts';
import type { DraftChange, DraftState } from '../draft/draft-state.ts';
import { isBlank } from '../draft/order-draft.ts';

interface Options {
  template: SkuTemplate;
  shipping: ShippingRules | undefined;
  state: DraftState;
  /** The row that has the focus. */
  activeKey: number | undefined;
  change: Dispatch<DraftChange>;
}

/** After the last change: checking between two key presses would be wasted. */
const debounceMs = 250;

/**
 * Checks the rows while they are edited: all rows except the one that is being edited, which is checked when it is
 * left. Only changed rows are checked again, a few milliseconds at a time.
 */
export function useLiveChecks({ template, shipping, state, activeKey, change }: Options): void {
  const locale = useLocale();
  const check = useMemo(() => draftChecker(template, shipping), [template, shipping]);
  const words = useMemo(() => draftLabelsIn(locale, template), [locale, template]);
  const { drafts, untouched } = state;
  const typedKey = state.typedKey === activeKey ? activeKey : undefined;
  useEffect(() => {
    const stop = new AbortController();
    async function run() {
      const filled = drafts.filter((draft) => !isBlank(draft) && !untouched.has(draft.key));
      const findings = await runInSlices(checkDraftsInSteps(check, filled), stop.signal);
      const sent = { drafts: filled, itemKeys: template.excel_config.map(({ key }) => key) };
      const { errors } = locateFindings(findings, sent, words);
      const checked = new Set(filled.map(({ key }) => key).filter((key) => key !== typedKey));
      change({ type: 'find', errors: new Map([...errors].filter(([key]) => checked.has(key))), checked });
    }
    const timer = setTimeout(() => {
      // Aborted because there is something newer to check.
      run().catch(() => undefined);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [drafts, untouched, check, words, template, typedKey, change]);
}
