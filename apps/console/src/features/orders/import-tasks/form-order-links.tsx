import { kindOfType } from '@platen/model/catalogue/template-kinds';
import type { ImportTask } from '@platen/model/orders/import-tasks';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { formOrderLink } from '../../../shared/orders/form-order-kinds.ts';
import { emptyValue } from '../../../ui/formats.ts';

/** The form orders that a task has created. */
export function FormOrderLinks({
  formOrders,
  isLong = false,
}: {
  formOrders: ImportTask['form_orders'];
  isLong?: boolean;
}) {
  if (formOrders.length === 0) return emptyValue;
  return formOrders.map(({ id, no, type, display_name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link {...formOrderLink(kindOfType[type], id)}>{isLong ? display_name : no}</Link>
    </Fragment>
  ));
}
