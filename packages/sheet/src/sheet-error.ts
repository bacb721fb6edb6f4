import { fillIn, type Locale, type PlaceholderNames, type TextParams } from '@platen/model/text/locale';
import { type SheetErrorCode, sheetMessages } from './sheet.messages.ts';

/** Why a file cannot be read, as data. It stops the reading; what is wrong in one cell stands on its row. */
export class SheetError extends Error {
  override readonly name = 'SheetError';

  readonly code: SheetErrorCode;
  readonly params: TextParams;

  constructor(code: SheetErrorCode, params: TextParams = {}) {
    super(fillIn(sheetMessages[code], params, 'en-US'));
    this.code = code;
    this.params = params;
  }

  textIn(locale: Locale): string {
    return fillIn(sheetMessages[this.code], this.params, locale);
  }
}

type ParamsOf<Code extends SheetErrorCode> = PlaceholderNames<(typeof sheetMessages)[Code]['en']>;

/** Every `{name}` of the text is asked for. */
export function sheetError<Code extends SheetErrorCode>(
  code: Code,
  ...[params]: [ParamsOf<Code>] extends [never] ? [] : [TextParams<ParamsOf<Code>>]
): SheetError {
  return new SheetError(code, params);
}
