import { type FieldFinding, finding } from '@platen/model/errors/field-findings';
import type { FieldValues, ItemValue, NamedItemValue, SizeValue } from '@platen/model/fields/fields';

/** A path inside a change: `['url']`, `['images', 'the id']`. */
type ChangePath = readonly string[];

export interface CheckedChange {
  refused: FieldFinding[];
  /** New pictures that are not the template's own: they must belong to the customer. */
  pictures: { path: ChangePath; url: string }[];
}

/** The value of a change, by the kind of the field. */
interface ChangeValues {
  number: number;
  flag: boolean;
  size: SizeValue;
  /** A URL. */
  image_item: string;
  /** URLs by the id of the picture. */
  image_list: Readonly<Record<string, string>>;
}
export type ChangeableFieldKind = keyof ChangeValues;

/** How orders change fields of one kind. */
export interface FieldChangeHandler<Value, Change> {
  /** The part of the value that the order may change. */
  offer(value: Value): Value | undefined;
  check(value: Value, change: Change, path: ChangePath, checked: CheckedChange): void;
  apply(value: Value, change: Change): Value;
  /** The change after an edit from `value` to `next`; undefined if it equals the template again. */
  record(before: Change | undefined, value: Value, next: Value): Change | undefined;
}

function replaceHandler<Value>(): FieldChangeHandler<Value, Value> {
  return {
    offer: (value) => value,
    check: () => undefined,
    apply: (_, change) => change,
    record: (_b, _v, next) => next,
  };
}

const pictureHandler: FieldChangeHandler<ItemValue, string> = {
  offer: (item) => (item.editable ? item : undefined),
  check: checkPicture,
  apply: (item, value) => ({ ...item, value }),
  record: (_before, _item, next) => next.value || undefined,
};

const listHandler: FieldChangeHandler<readonly NamedItemValue[], Readonly<Record<string, string>>> = {
  offer(items) {
    const editable = items.filter((item) => item.editable);
    return editable.length > 0 ? editable : undefined;
  },
  check(items, change, path, checked) {
    for (const [id, url] of Object.entries(change)) {
      const item = items.find((each) => each.id === id);
      if (item) checkPicture(item, url, [...path, id], checked);
      else checked.refused.push(finding([...path, id], 'unknown_picture'));
    }
  },
  // Ids are free text: `constructor` must be looked up as an own property.
  apply: (items, change) =>
    items.map((item) => (Object.hasOwn(change, item.id) ? { ...item, value: change[item.id] ?? '' } : item)),
  record(before, items, next) {
    const urls = new Map(Object.entries(before ?? {}));
    for (const item of next) {
      if (item.value === items.find(({ id }) => id === item.id)?.value) continue;
      if (item.value === '') urls.delete(item.id);
      else urls.set(item.id, item.value);
    }
    return urls.size > 0 ? Object.fromEntries(urls) : undefined;
  },
};

/** If the template offers several pictures, the value must be one of them; otherwise it must be the customer's own. */
function checkPicture(item: ItemValue, url: string, path: ChangePath, { refused, pictures }: CheckedChange): void {
  const options = item.options ?? [];
  if (!item.editable) refused.push(finding(path, 'picture_fixed'));
  else if (url === item.value || options.some(({ value }) => value === url)) return;
  else if (options.length > 1) refused.push(finding(path, 'picture_not_offered'));
  else pictures.push({ path, url });
}

export const fieldChangeHandlers: {
  readonly [K in ChangeableFieldKind]: FieldChangeHandler<FieldValues[K], ChangeValues[K]>;
} = {
  number: replaceHandler<number>(),
  flag: replaceHandler<boolean>(),
  size: replaceHandler<SizeValue>(),
  image_item: pictureHandler,
  image_list: listHandler,
};
