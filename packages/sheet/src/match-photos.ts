import { comparable } from './headers.ts';

/** An image cell of an order. */
export interface PhotoSlot {
  /** Unique within the order. */
  readonly id: string;
  /** Names that files may use for it. */
  readonly names: readonly string[];
  /** Whether it holds several images, which are then sorted by name. */
  readonly takesSeveral: boolean;
}

export interface PhotoOrder<P extends PhotoSlot> {
  readonly no: string;
  readonly sub_no: string;
  readonly slots: readonly P[];
}

/**
 * Why a photo has no row: there is no order with that number; several orders have it, and the name has no sub number; the
 * order has several slots and the name matches none; or the slot has another image.
 */
export type UnmatchedReason = 'no_order' | 'which_order' | 'which_item' | 'taken';

export interface PhotoMatches<F, O, P> {
  readonly matched: readonly { readonly photo: F; readonly order: O; readonly slot: P }[];
  readonly unmatched: readonly { readonly photo: F; readonly reason: UnmatchedReason }[];
}

/**
 * Finds the order and the slot of each photo by its file name: the order number, and the name of the custom item if an
 * order has several images. `A1001.jpg`, `A1001_photo.png`, `photo-A1001.png`, `A1001/photo.jpg`. Orders that share a number
 * are told apart by their sub numbers: `A1001-1.jpg`, `A1001-1_photo.png`.
 */
export function matchPhotos<F extends { readonly path: string }, P extends PhotoSlot, O extends PhotoOrder<P>>(
  photos: readonly F[],
  orders: readonly O[],
  isTaken: (order: O, slot: P) => boolean = () => false,
): PhotoMatches<F, O, P> {
  const byNo = ordersByNumber(orders);
  const given = new Map<O, Set<string>>();
  const matched: { photo: F; order: O; slot: P }[] = [];
  const unmatched: { photo: F; reason: UnmatchedReason }[] = [];
  for (const photo of inOrder(photos)) {
    const found = findOrders(photo.path, byNo);
    const [order, another] = found?.orders ?? [];
    const slot = found && order && findSlot(found.rest, order.slots);
    if (!order) unmatched.push({ photo, reason: 'no_order' });
    else if (another) unmatched.push({ photo, reason: 'which_order' });
    else if (!slot) unmatched.push({ photo, reason: 'which_item' });
    else {
      const filled = given.get(order) ?? new Set();
      if (isTaken(order, slot) || (!slot.takesSeveral && filled.has(slot.id))) {
        unmatched.push({ photo, reason: 'taken' });
        continue;
      }
      given.set(order, filled.add(slot.id));
      matched.push({ photo, order, slot });
    }
  }
  return { matched, unmatched };
}

/** The orders that a name may mean: those with a number, and each of several with one number by its sub number too. */
function ordersByNumber<O extends PhotoOrder<PhotoSlot>>(orders: readonly O[]): Map<string, O[]> {
  const byNumber = new Map<string, O[]>();
  for (const order of orders) {
    const number = comparable(order.no);
    if (number !== '') byNumber.set(number, [...(byNumber.get(number) ?? []), order]);
  }
  for (const [number, sharing] of byNumber) {
    if (sharing.length === 1) continue;
    for (const order of sharing.filter(({ sub_no }) => sub_no !== '')) {
      for (const separated of ['-', '_']) {
        const name = `${number}${separated}${comparable(order.sub_no)}`;
        // The number of another order comes first.
        if (!byNumber.has(name)) byNumber.set(name, [order]);
      }
    }
  }
  return byNumber;
}

/** Natural sort order: 2 before 10, and C1 before C1_2. Production images are printed in this order. */
export function inOrder<F extends { readonly path: string }>(photos: readonly F[]): F[] {
  const collator = new Intl.Collator('en', { numeric: true });
  return photos.toSorted((one, other) => collator.compare(withoutEnding(one.path), withoutEnding(other.path)));
}

/** Assigns the sorted photos to the places, one after the other. */
export function fillInOrder<F extends { readonly path: string }, P>(photos: readonly F[], places: readonly P[]) {
  return inOrder(photos)
    .slice(0, places.length)
    .map((photo, index) => ({ photo, place: places[index] as P }));
}

function withoutEnding(path: string): string {
  return path.replace(/\.[^./]*$/, '');
}

const separator = '[-_.,#()]';

/** The orders that a path names, and the rest of the file name. */
function findOrders<O>(path: string, byNo: ReadonlyMap<string, O[]>): { orders: O[]; rest: string } | undefined {
  const folders = path.split('/');
  const stem = comparable(withoutEnding(folders.pop() ?? ''));
  const exact = byNo.get(stem);
  if (exact) return { orders: exact, rest: '' };
  // The longest number first: A1001-2 may be an order of its own instead of the second image of A1001.
  const parts = [...stem.matchAll(new RegExp(separator, 'g'))].flatMap(({ index }) => [
    { no: stem.slice(0, index), rest: stem.slice(index) },
    { no: stem.slice(index + 1), rest: stem.slice(0, index + 1) },
  ]);
  for (const { no, rest } of parts.toSorted((one, other) => other.no.length - one.no.length)) {
    const orders = byNo.get(no);
    if (orders) return { orders, rest };
  }
  const orders = folders.toReversed().flatMap((name) => {
    const named = byNo.get(comparable(name));
    return named ? [named] : [];
  })[0];
  return orders && { orders, rest: stem };
}

/** The slot that the rest of a name means, or the only one that the order has. */
function findSlot<P extends PhotoSlot>(rest: string, slots: readonly P[]): P | undefined {
  const name = rest.replaceAll(new RegExp(`^${separator}+|${separator}+$`, 'g'), '');
  const named = slots.find(({ names }) => names.some((word) => comparable(word) === name));
  return named ?? (slots.length === 1 ? slots[0] : undefined);
}
