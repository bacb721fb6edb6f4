/** The URLs of templates in the console; a reader who is not signed in gets there after the login. */
export const templateAddress = (id: number) => `/sku_templates/${id}`;
export const collectionAddress = (categoryId: number) => `/sku_templates?tab=micro_custom&categoryId=${categoryId}`;

export function templateIdOf(address: string): number | undefined {
  return numberIn(/^\/sku_templates\/(\d+)$/.exec(address));
}

export function categoryIdOf(address: string): number | undefined {
  return numberIn(/^\/sku_templates\?(?:tab=\w+&)?categoryId=(\d+)$/.exec(address));
}

function numberIn(found: RegExpExecArray | null): number | undefined {
  return found ? Number(found[1]) : undefined;
}
