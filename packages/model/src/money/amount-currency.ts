import { z } from 'zod';
import { currencyCodes } from './currencies.ts';

/** Beside the amounts of every object that partners read: without it, a program has to guess what 22.50 is worth. */
export const amountCurrencySchema = z
  .enum(currencyCodes)
  .describe('Currency of the amounts (ISO 4217). The same for the whole factory.');
