/** The template is in the URL: the gallery links here with it, and a reload preserves it. */
export interface NewFormOrderSearch {
  sku_template_no?: string;
  /** The form order whose rows it starts with. */
  repeat?: number;
}

export function newFormOrderSearch(raw: Record<string, unknown>): NewFormOrderSearch {
  const no = raw.sku_template_no;
  const repeat = Number(raw.repeat);
  return {
    ...(typeof no === 'string' && no !== '' && { sku_template_no: no }),
    ...(Number.isSafeInteger(repeat) && repeat > 0 && { repeat }),
  };
}
