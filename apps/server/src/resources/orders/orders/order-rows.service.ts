/**
 * What other resources may do with the rows of orders and batches: nobody else writes them. All that changes a row is
 * called under the lock of its form order, by whoever moves that.
 */
export {
  deleteBatch,
  findBatchState,
  finishSentBatches,
  followFormOrders,
  insertBatches,
  listBatchesOf,
  listOrdersOfBatch,
  recountBatch,
  startBatch,
  takeBackSent,
} from './batch-rows.queries.ts';
export { insertAmendment } from './order-amendments.queries.ts';
export {
  closeOrderRow,
  countOrdersOf,
  countOrdersWithoutReceiver,
  findFormOrdersWithSent,
  findOrdersBySystemNo,
  findPlaceOfOrder,
  findSentFormOrderIds,
  findTakenNos,
  getOrderState,
  insertFilesOfOrders,
  insertOrders,
  listLiveNos,
  listNosOf,
  markSent,
  type SendableOrder,
  sumOpenOrders,
} from './order-rows.queries.ts';
export { countFindings, insertAcknowledgements } from './print-findings.queries.ts';
export {
  type AmountRow,
  copyImages,
  listAmounts,
  listBroughtUrls,
  listPlacedOrders,
} from './repeated-orders.queries.ts';
