export const printedSheets = ['contact_sheet', 'pick_list', 'labels'] as const;
export type PrintedSheet = (typeof printedSheets)[number];

/** Which of the papers of a batch is on view. */
export function batchPrintSearch(raw: Record<string, unknown>): { sheet?: PrintedSheet } {
  const sheet = printedSheets.find((each) => each === raw.sheet);
  return sheet && sheet !== 'contact_sheet' ? { sheet } : {};
}
