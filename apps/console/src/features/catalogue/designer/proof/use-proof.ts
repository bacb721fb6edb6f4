import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { DesignDocument } from '@platen/design/editor/design-document';
import { documentOf } from '@platen/design/editor/editor';
import { customItemsOf } from '@platen/design/excel-config';
import { fitsSize, type TemplateConfig } from '@platen/design/template';
import { useEffect, useState } from 'react';
import type { FontUrls } from '../../../../shared/preview/preview-assets.ts';
import { openPlanChecker } from '../preflight/plan-checker.ts';
import type { PreflightFinding } from '../preflight/preflight.types.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { planOfTemplate } from '../store/template-document.ts';
import { type ProofRow, type ProofSheet, readProofRows } from './read-proof-rows.ts';

export interface Proof {
  readonly sheet: ProofSheet | undefined;
  /** The row that the canvas shows. */
  readonly row: ProofRow | undefined;
  /** Has no entry for rows that are not checked yet. */
  readonly findings: RowFindings;
  loadRows: (cells: readonly (readonly string[])[]) => void;
  show: (row: ProofRow) => void;
  end: () => void;
}

const noFindings: RowFindings = new Map();

/** Shows rows of a real sheet on the canvas, one at a time, with the problems of each. */
export function useProof(store: EditorStore, template: SkuTemplate, fontUrls: FontUrls): Proof {
  const [sheet, setSheet] = useState<ProofSheet>();
  const [row, setRow] = useState<ProofRow>();
  const [findings, setFindings] = useState(noFindings);
  useEffect(
    () => (sheet ? watchRows(store, sheet.rows, { template, fontUrls }, setFindings) : undefined),
    [store, sheet, template, fontUrls],
  );
  return {
    sheet,
    row,
    findings,
    loadRows(cells) {
      const { configs } = documentOf(store.get());
      const items = customItemsOf(configs as readonly TemplateConfig[]);
      const read = readProofRows(cells, { no: template.no, items });
      setSheet(read);
      setRow(read.rows[0]);
    },
    show: setRow,
    end() {
      setSheet(undefined);
      setRow(undefined);
      setFindings(noFindings);
    },
  };
}

/** The findings of each row that was checked. */
type RowFindings = ReadonlyMap<ProofRow, readonly PreflightFinding[]>;

/** Waits for a pause in editing before all rows are checked again. */
const debounceMs = 600;

/** Checks the prints of every row, and all of them again when the design changes. Returns a function that stops it. */
function watchRows(
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
