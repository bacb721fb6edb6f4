import type { Text } from '@platen/model/locale';
import { refusal } from '@platen/model/locale';
import type { z } from 'zod';

/** Collects what is wrong with a request, so that its sender learns everything at once and not one error per try. */
export class OrderIssues {
  readonly list: z.core.$ZodIssue[] = [];

  add(path: readonly PropertyKey[], text: Text): void {
    this.list.push({ code: 'custom', path: [...path], input: undefined, ...refusal(text.zh, text.en) });
  }

  addFrom(path: readonly PropertyKey[], error: z.ZodError): void {
    for (const issue of error.issues) this.list.push({ ...issue, path: [...path, ...issue.path] });
  }
}
