import { createContext, use } from 'react';
import type { EditError } from './edit-errors.ts';

/** What the server refused of the last save, until something is changed. */
export const OrderErrorsContext = createContext<readonly EditError[]>([]);

/** What is wrong with the fields of one layer. */
export function useLayerErrors(configId: string, layerId: string): (field: string) => string[] {
  const errors = use(OrderErrorsContext);
  return (field) =>
    errors
      .filter((each) => each.configId === configId && each.layerId === layerId && each.field === field)
      .map(({ message }) => message);
}
