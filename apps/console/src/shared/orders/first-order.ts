/** An order that somebody has filled in elsewhere and takes along to the order form, as its first row. */
export interface FirstOrder {
  readonly size: string;
  /** By the keys of the template's custom items. */
  readonly values: Readonly<Record<string, string>>;
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** With the entry of the browser's history and not in the address, which would be as long as all of its texts. */
    firstOrder?: FirstOrder;
  }
}
