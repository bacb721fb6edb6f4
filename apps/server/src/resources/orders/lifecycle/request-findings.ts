import { OrderFindings } from '@platen/ordering/order-findings';
import { RefusedFields } from '../../../platform/refused-fields.ts';

/** Findings that end a request. */
export class RequestFindings extends OrderFindings {
  /** Refuses the request where anything is wrong with it. */
  throwIfAny(): void {
    const found = this.all();
    if (found.length > 0) throw new RefusedFields(found);
  }
}
