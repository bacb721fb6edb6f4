import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { documentOf } from '@platen/design/editor/editor';
import { customItemsOf } from '@platen/design/excel-config';
import type { TemplateConfig } from '@platen/design/template';
import { useEffect, useState } from 'react';
import type { FontUrls } from '../../../../shared/preview/preview-assets.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { type ProofRow, type ProofSheet, readProofRows } from './read-proof-rows.ts';
import { type RowFindings, watchRows } from './watch-rows.ts';

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
