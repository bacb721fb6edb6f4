/** The template that is ordered stands in the address: the gallery leads here with it, and a reload keeps it. */
export interface NewFormOrderSearch {
  sku_template_no?: string;
}

export function newFormOrderSearch(raw: Record<string, unknown>): NewFormOrderSearch {
  const no = raw.sku_template_no;
  return typeof no === 'string' && no !== '' ? { sku_template_no: no } : {};
}
