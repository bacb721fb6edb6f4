import { customItemsOf } from '@platen/design/excel-config';
import type { DesignDocument } from '@platen/design/editor/design-document';
import { documentOf } from '@platen/design/editor/editor';
import { fitsSize, type TemplateConfig } from '@platen/design/template';
import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FontUrls } from '../../../../shared/preview/preview-assets.ts';
import { useDebounced } from '../../../../ui/hooks/use-debounced.ts';
import { openPlanChecker } from '../preflight/plan-checker.ts';
import type { PreflightFinding } from '../preflight/preflight.types.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { planOfTemplate } from '../store/template-plan.ts';
import { type ProofRow, type ProofSheet, readProofRows } from './read-proof-rows.ts';

/** What was found of each row, by its place in the sheet; nothing of those that wait. */
export type RowFindings = ReadonlyMap<ProofRow, readonly PreflightFinding[]>;

export interface Proof {
  readonly sheet: ProofSheet | undefined;
  /** The row that the canvas shows. */
  readonly row: ProofRow | undefined;
  readonly findings: RowFindings;
  take: (cells: readonly (readonly string[])[]) => void;
  show: (row: ProofRow) => void;
  end: () => void;
}

interface Found {
  readonly of: DesignDocument;
  readonly findings: RowFindings;
}

/** Waits for the hand to rest before all rows are looked at again. */
const restMs = 600;
const nothingFound: RowFindings = new Map();

/** Rows of a real sheet on the canvas, one after the other, with what would be wrong with each. */
export function useProof(store: EditorStore, template: SkuTemplate, fontUrls: FontUrls): Proof {
  const [sheet, setSheet] = useState<ProofSheet>();
  const [row, setRow] = useState<ProofRow>();
  const [found, setFound] = useState<Found>();
  const now = useSyncExternalStore(store.subscribe, () => documentOf(store.get()));
  const document = useDebounced(now, restMs);

  useEffect(() => {
    if (!sheet) return undefined;
    const { rows } = sheet;
    const checker = openPlanChecker();
    let isWanted = true;
    async function checkRow(each: ProofRow): Promise<PreflightFinding[]> {
      const all: PreflightFinding[] = [];
      for (const { id, name } of printedFor(document, each.size)) {
        const plan = planOfTemplate(document, id, template, each);
        const own = plan ? await checker.check({ plan, fontUrls }) : undefined;
        for (const finding of own ?? []) {
          all.push({ ...finding, configId: id, configName: name, number: all.length + 1 });
        }
      }
      return all;
    }
    async function checkRows() {
      const findings = new Map<ProofRow, readonly PreflightFinding[]>();
      for (const each of rows) {
        findings.set(each, await checkRow(each));
        if (!isWanted) return;
        setFound({ of: document, findings: new Map(findings) });
      }
    }
    void checkRows();
    return () => {
      isWanted = false;
      checker.close();
    };
  }, [sheet, document, template, fontUrls]);

  return {
    sheet,
    row,
    findings: found?.of === document ? found.findings : nothingFound,
    take(cells) {
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
    },
  };
}

/** The images that are printed for a size; where none is, those that are looked at. */
function printedFor({ configs }: DesignDocument, size: string): DesignDocument['configs'] {
  const fitting = configs.filter((config) => size === '' || fitsSize(config, size));
  const printed = fitting.filter(({ type }) => type === 'production');
  return printed.length > 0 ? printed : fitting;
}
