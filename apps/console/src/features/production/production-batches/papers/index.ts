import type { PaperKey } from '../batch-print-search.ts';
import { contactSheet } from './contact-sheet.tsx';
import { labelRoll, labels } from './labels.tsx';
import type { Paper } from './paper.types.ts';
import { pickList } from './pick-list.tsx';

/** To add a paper: its key in `paperKeys`, a file here, and a line below; a missing one does not compile. */
export const papers: Record<PaperKey, Paper> = {
  contact_sheet: contactSheet,
  pick_list: pickList,
  labels,
  label_roll: labelRoll,
};
