/** An order that was filled in elsewhere and is passed to the order form as its first row. */
export interface FirstOrder {
  readonly size: string;
  /** By the keys of the template's custom items. */
  readonly values: Readonly<Record<string, string>>;
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** In the history state and not in the URL, which would contain all of its texts. */
    firstOrder?: FirstOrder;
  }
}
