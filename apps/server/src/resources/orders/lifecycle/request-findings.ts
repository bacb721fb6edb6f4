import { OrderFindings } from '@platen/ordering/order-findings';
import { InvalidFieldsError } from '../../../platform/invalid-fields-error.ts';

/** Findings that end a request. */
export class RequestFindings extends OrderFindings {
  /** Refuses the request where anything is wrong with it. */
  throwIfAny(): void {
    const found = this.all();
    if (found.length > 0) throw new InvalidFieldsError(found);
  }
}
