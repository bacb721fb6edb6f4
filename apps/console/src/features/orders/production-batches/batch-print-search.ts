export const paperKeys = ['contact_sheet', 'pick_list', 'labels'] as const;
export type PaperKey = (typeof paperKeys)[number];

/** Which of the papers of a batch is on view. */
export function batchPrintSearch(raw: Record<string, unknown>): { sheet?: PaperKey } {
  const sheet = paperKeys.find((each) => each === raw.sheet);
  return sheet && sheet !== paperKeys[0] ? { sheet } : {};
}
