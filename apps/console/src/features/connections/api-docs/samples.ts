/** The very files that are tested, so that the page shows code that runs. */
/* oxlint-disable import/default -- `?raw` gives a file's text, whatever the file exports. */
import placeOrderPython from '../../../../../../examples/python/place_order.py?raw';
import receiveWebhookPython from '../../../../../../examples/python/receive_webhook.py?raw';
import placeOrderTypeScript from '../../../../../../examples/typescript/place-order.ts?raw';
import receiveWebhookTypeScript from '../../../../../../examples/typescript/receive-webhook.ts?raw';

export { placeOrderPython, placeOrderTypeScript, receiveWebhookPython, receiveWebhookTypeScript };
