import { handledErrorCodes } from '@platen/model/errors/handled-error-codes';
import { useQueryClient } from '@tanstack/react-query';
import { showFailureMessage } from '../../ui/feedback.tsx';
import { defineTexts, useText } from '../../ui/text.ts';
import { RequestError } from '../request/request-error.ts';

/** Prefixes of every cached query about form orders and orders. */
export const formOrdersKey = ['form_orders'];
export const ordersKey = ['orders'];

/** Everything that a move of an order changes: lists, batches, the wallet and its bills, the figures of the home page. */
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

/** Refetches every screen that shows orders or money, and waits for the visible ones. */
export function useOrdersChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      changedKeys.map((queryKey) =>
        // The user's abilities do not change with an order.
        client.invalidateQueries({ queryKey, predicate: (query) => query.queryKey[1] !== 'abilities' }),
      ),
    );
  };
}

/**
 * Shows why an order could not be changed. If somebody else was faster (409), the screen was outdated: the message says
 * so, and the refreshed screen shows the state that the refusal names.
 */
export function useOrderFailure(): (cause: unknown) => void {
  const t = useText(texts);
  return (cause) => showFailureMessage(cause, isOutdated(cause) ? t('outdated') : undefined);
}

/** A refusal for another reason than the state would occur on a fresh screen too. */
const notOutdated: readonly (number | undefined)[] = [
  handledErrorCodes.batch_unprintable,
  handledErrorCodes.batch_images_missing,
  handledErrorCodes.order_partly_sent,
];

function isOutdated(cause: unknown): boolean {
  return cause instanceof RequestError && cause.status === 409 && !notOutdated.includes(cause.code);
}
