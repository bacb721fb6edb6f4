import { fillIn, type Locale, type TextParams } from '@platen/model/text/locale';
import { type RowMessage, rowMessages } from '@platen/sheet/sheet.messages';

/** A file of the merchant that cannot be used, as data. Retrying does not help until the file is changed. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';

  readonly reason: RowMessage;
  readonly params: TextParams;

  constructor(reason: RowMessage, params: TextParams) {
    super(fillIn(rowMessages[reason], params, 'en-US'));
    this.reason = reason;
    this.params = params;
  }

  textIn(locale: Locale): string {
    return fillIn(rowMessages[this.reason], this.params, locale);
  }
}
