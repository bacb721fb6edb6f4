import { fillText, type Locale, textIn } from '@platen/model/locale';
import { type SheetErrorCode, sheetMessages } from './sheet.messages.ts';

type Params = Readonly<Record<string, string | number>>;

/** Why a file cannot be read, as data. It stops the reading; what is wrong in one cell stands on its row. */
export class SheetError extends Error {
  override readonly name = 'SheetError';

  readonly code: SheetErrorCode;
  readonly params: Params;

  constructor(code: SheetErrorCode, params: Params = {}) {
    super(fillText(sheetMessages[code].en, params));
    this.code = code;
    this.params = params;
  }

  textIn(locale: Locale): string {
    return fillText(textIn(sheetMessages[this.code], locale), this.params);
  }
}

type Places<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never;
type ParamsOf<Code extends SheetErrorCode> = Places<(typeof sheetMessages)[Code]['en']>;

/** Every `{name}` of the text is asked for. */
export function sheetError<Code extends SheetErrorCode>(
  code: Code,
  ...[params]: [ParamsOf<Code>] extends [never] ? [] : [Readonly<Record<ParamsOf<Code>, string | number>>]
): SheetError {
  return new SheetError(code, params);
}
