import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { DesignDocument } from '@platen/design/editor/design-document';
import { documentOf } from '@platen/design/editor/editor';
import { fitsSize } from '@platen/design/template';
import type { FontUrls } from '../../../../shared/preview/preview-assets.ts';
import { openPlanChecker } from '../preflight/plan-checker.ts';
import type { PreflightFinding } from '../preflight/preflight.types.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { planOfTemplate } from '../store/template-plan.ts';
import type { ProofRow } from './read-proof-rows.ts';

/** The findings of each row that was checked. */
export type RowFindings = ReadonlyMap<ProofRow, readonly PreflightFinding[]>;

/** Waits for a pause in editing before all rows are checked again. */
const debounceMs = 600;

/** Checks the prints of every row, and all of them again when the design changes. Returns a function that stops it. */
export function watchRows(
  store: EditorStore,
  rows: readonly ProofRow[],
  { template, fontUrls }: { template: SkuTemplate; fontUrls: FontUrls },
  onFound: (findings: RowFindings) => void,
): () => void {
  const checker = openPlanChecker();
  let document = documentOf(store.get());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;

  async function checkRow(row: ProofRow): Promise<PreflightFinding[]> {
    const found: PreflightFinding[] = [];
    for (const { id, name } of printedConfigsOf(document, row.size)) {
      const plan = planOfTemplate(document, id, template, row);
      const own = plan ? await checker.check({ plan, fontUrls }) : undefined;
      for (const finding of own ?? []) {
        found.push({ ...finding, configId: id, configName: name, number: found.length + 1 });
      }
    }
    return found;
  }

  async function checkAll(own: number) {
    const findings = new Map<ProofRow, readonly PreflightFinding[]>();
    for (const row of rows) {
      onFound(new Map(findings));
      findings.set(row, await checkRow(row));
      if (own !== round) return;
    }
    onFound(findings);
  }

  const unsubscribe = store.subscribe(() => {
    const now = documentOf(store.get());
    if (now === document) return;
    document = now;
    clearTimeout(timer);
    timer = setTimeout(() => void checkAll(++round), debounceMs);
  });
  void checkAll(++round);
  return () => {
    round++;
    unsubscribe();
    clearTimeout(timer);
    checker.close();
  };
}

/** The production images of a size; if there are none, the effect images. */
function printedConfigsOf({ configs }: DesignDocument, size: string): DesignDocument['configs'] {
  const fitting = configs.filter((config) => size === '' || fitsSize(config, size));
  const printed = fitting.filter(({ type }) => type === 'production');
  return printed.length > 0 ? printed : fitting;
}
