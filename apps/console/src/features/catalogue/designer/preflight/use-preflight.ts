import { createContext, use, useEffect, useRef, useState } from 'react';
import { showWarning } from '../../../../ui/feedback.tsx';
import { useText } from '../../../../ui/text.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { preflightTexts } from './preflight.messages.ts';
import type { PreflightFinding } from './preflight.types.ts';
import { type DesignWatch, type PreflightSource, watchDesign } from './watch-design.ts';

interface Preflight {
  readonly findings: readonly PreflightFinding[];
  /** Checks what has changed since the last check, and returns all findings. */
  readonly check: () => Promise<readonly PreflightFinding[]>;
}

/** What would spoil the prints of a design, kept up to date while it is edited. */
export function usePreflight(store: EditorStore, given: PreflightSource): Preflight {
  const [findings, setFindings] = useState<readonly PreflightFinding[]>([]);
  const { fontUrls } = given;
  const latest = useRef(given);
  const watch = useRef<DesignWatch>(undefined);
  useEffect(() => {
    latest.current = given;
  });
  useEffect(() => {
    const source: PreflightSource = {
      planOf: (document, id) => latest.current.planOf(document, id),
      isSettled: (plan, finding) => latest.current.isSettled(plan, finding),
      fontUrls,
    };
    const begun = watchDesign(store, source, setFindings);
    watch.current = begun;
    void begun.check();
    return begun.close;
  }, [store, fontUrls]);
  return { findings, check: () => watch.current?.check() ?? Promise.resolve([]) };
}

const noFindings: readonly PreflightFinding[] = [];

/** The findings of the current design, for its tree and its canvas. */
export const FindingsContext = createContext<readonly PreflightFinding[]>(noFindings);

export function useFindings(): readonly PreflightFinding[] {
  return use(FindingsContext);
}

/**
 * Saves, and then checks the prints again: a problem is reported with a link, but does not prevent saving. The open
 * panel stays open.
 */
export function useCheckedSave(
  save: () => Promise<boolean>,
  { check }: Preflight,
  onShow: () => void,
): () => Promise<void> {
  const t = useText(preflightTexts);
  return async () => {
    if (!(await save())) return;
    const errors = (await check()).filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return;
    showWarning(t('savedWithErrors', { count: errors.length }), { label: t('showErrors'), onClick: onShow });
  };
}
