import { errorTable } from '@platen/model/errors';
import { useQueryClient } from '@tanstack/react-query';
import { showFailureMessage } from '../../ui/feedback.tsx';
import { defineTexts, useText } from '../../ui/text.ts';
import { RequestError } from '../request/request-error.ts';

/** Whatever is cached of form orders and of orders lies below these keys. */
export const formOrdersKey = ['form_orders'];
export const ordersKey = ['orders'];

/** A move of an order is seen in all of these: lists, batches, the wallet and its bills, the figures of the home page. */
const changedKeys: readonly string[][] = [
  formOrdersKey,
  ordersKey,
  ['production_batches'],
  ['mine'],
  ['bills'],
  ['dashboard'],
];

const texts = defineTexts({
  en: { outdated: 'This page was out of date and has been refreshed' },
  zh: { outdated: '页面内容已过期，现已刷新' },
});

/** Has every screen that shows orders or money ask again, and waits for those on view. */
export function useOrdersChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      changedKeys.map((queryKey) =>
        // What a person may do does not change with an order.
        client.invalidateQueries({ queryKey, predicate: (query) => query.queryKey[1] !== 'abilities' }),
      ),
    );
  };
}

/**
 * Shows why an order could not be changed. Where somebody else was faster (409), the screen was out of date: it is said,
 * and the state that the refusal names is the one that the refreshed screen shows.
 */
export function useOrderFailure(): (cause: unknown) => void {
  const t = useText(texts);
  return (cause) => showFailureMessage(cause, isOutdated(cause) ? t('outdated') : undefined);
}

/** What is refused for another reason than its state would be refused on a fresh screen too. */
const notOutdated: readonly (number | undefined)[] = [
  errorTable.batch_unprintable.code,
  errorTable.batch_images_missing.code,
  errorTable.order_partly_sent.code,
];

function isOutdated(cause: unknown): boolean {
  return cause instanceof RequestError && cause.status === 409 && !notOutdated.includes(cause.code);
}
