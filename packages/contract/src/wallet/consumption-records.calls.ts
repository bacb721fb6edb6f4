import { pageSchema } from '@platen/model/lists/lists';
import {
  consumptionRecordList,
  consumptionRecordSchema,
  paymentInputSchema,
} from '@platen/model/wallet/consumption-records';
import { can, withScope } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls, idParams } from '../call.ts';
import { thing } from '../samples.ts';
import { anyMember, both, buyers, desks } from '../who.ts';

const payment = auditOf('consumption_records', 'GET /consumption_records/:id');

export const consumptionRecordCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/consumption_records',
    access: withScope(can('consumption_records.read'), 'wallet_read'),
    who: both(anyMember, desks('finance', 'support', 'viewer')),
    summary: 'List payments from the wallet',
    list: consumptionRecordList,
    response: pageSchema(consumptionRecordSchema),
  },
  get: {
    method: 'GET',
    path: '/consumption_records/:id',
    access: withScope(can('consumption_records.read'), 'wallet_read'),
    who: both(anyMember, desks('finance', 'support', 'viewer')),
    sample: { params: { id: thing('consumptionRecord') } },
    summary: 'Get a wallet payment with the form orders it paid',
    params: idParams,
    response: consumptionRecordSchema,
  },
  pay: {
    method: 'POST',
    path: '/consumption_records',
    access: withScope(can('consumption_records.create'), 'orders_write'),
    who: buyers,
    audit: payment.byResponse({ zh: '支付订单', en: 'Paid purchase orders' }),
    withoutReauthentication: 'own_money',
    sample: { body: { form_order_ids: [thing('formOrder')] } },
    summary: 'Pay form orders from the wallet, all or none; 402 returns the missing amount',
    description:
      'Pays from the balance and the advance together. If they are not sufficient, nothing is paid and `details.missing_amount` says how much is missing.',
    refuses: ['insufficient_balance', 'order_state_refused', 'order_paid_already', 'form_order_ids_unknown'],
    body: paymentInputSchema,
    response: consumptionRecordSchema,
  },
});
