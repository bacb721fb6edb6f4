export const paperKeys = ['contact_sheet', 'pick_list', 'labels', 'label_roll'] as const;
export type PaperKey = (typeof paperKeys)[number];

/** Which paper of a batch is shown. */
export function batchPrintSearch(raw: Record<string, unknown>): { sheet?: PaperKey } {
  const sheet = paperKeys.find((each) => each === raw.sheet);
  return sheet && sheet !== paperKeys[0] ? { sheet } : {};
}
