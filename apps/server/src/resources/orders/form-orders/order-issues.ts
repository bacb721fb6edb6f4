import { refusal, type Text } from '@platen/model/locale';
import { type z, ZodError } from 'zod';

/** More errors than this help nobody, and a request can have a million of them. */
const issuesMax = 1000;
const unknownKeysMax = 20;

/** Collects what is wrong with a request, so that its sender learns everything at once and not one error per try. */
export class OrderIssues {
  private readonly list: z.core.$ZodIssue[] = [];

  /** So much is wrong that the rest need not be looked at. */
  get isFull(): boolean {
    return this.list.length >= issuesMax;
  }

  add(path: readonly PropertyKey[], text: Text): void {
    this.push({ code: 'custom', path: [...path], input: undefined, ...refusal(text.zh, text.en) });
  }

  addFrom(path: readonly PropertyKey[], error: z.ZodError): void {
    for (const issue of error.issues) {
      const at = { ...issue, path: [...path, ...issue.path] };
      this.push(at.code === 'unrecognized_keys' ? { ...at, keys: at.keys.slice(0, unknownKeysMax) } : at);
    }
  }

  /** Refuses the request where anything is wrong with it. */
  throwIfAny(): void {
    if (this.list.length === 0) return;
    if (!this.isFull) throw new ZodError(this.list);
    const { message, params } = refusal(
      `仅列出前 ${issuesMax} 个错误，其余未检查`,
      `only the first ${issuesMax} errors are listed; the rest was not checked`,
    );
    throw new ZodError([...this.list, { code: 'custom', path: [], input: undefined, message, params }]);
  }

  private push(issue: z.core.$ZodIssue): void {
    if (!this.isFull) this.list.push(issue);
  }
}
