import { createContext, use } from 'react';
import type { EditError } from './edit-errors.ts';

/** What the server refused in the last save, until something is changed. */
export const OrderErrorsContext = createContext<readonly EditError[]>([]);

/** The errors of the fields of one layer. */
export function useLayerErrors(configId: string, layerId: string): (field: string) => string[] {
  const errors = use(OrderErrorsContext);
  return (field) =>
    errors
      .filter((each) => each.configId === configId && each.layerId === layerId && each.field === field)
      .map(({ message }) => message);
}
