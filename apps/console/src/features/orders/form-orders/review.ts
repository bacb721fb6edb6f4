import type { FormOrderReview } from '@platen/model/orders/form-orders';

/** The reviews of several form orders, summed up. */
export interface ReviewSummary {
  waiting: number;
  failed: number;
  withoutReceiver: number;
}

export function summarizeReviews(reviews: readonly FormOrderReview[]): ReviewSummary {
  const sum: ReviewSummary = { waiting: 0, failed: 0, withoutReceiver: 0 };
  for (const { images, orders_without_receiver } of reviews) {
    sum.waiting += images.waiting;
    sum.failed += images.failed;
    sum.withoutReceiver += orders_without_receiver;
  }
  return sum;
}
