declare module '@tanstack/history' {
  interface HistoryState {
    /** The page from which the editor of an order was opened: its way back leads there, through any number of orders. */
    editorOrigin?: string;
  }
}

/** The state of a link to the editor of an order, on the page with this address. */
export const editorOriginAt = (address: string) => ({ editorOrigin: address });
