import { OrderFindings } from '@platen/ordering/order-findings';
import { InvalidFieldsError } from '../../../platform/errors/invalid-fields-error.ts';

/** Collects findings that make a request fail. */
export class RequestFindings extends OrderFindings {
  /** Throws if there is any finding. */
  throwIfAny(): void {
    const found = this.all();
    if (found.length > 0) throw new InvalidFieldsError(found);
  }
}
