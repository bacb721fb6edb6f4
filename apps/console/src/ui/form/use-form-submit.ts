import { Form, type FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { type Failure, toFailure } from '../failure.ts';
import { withMinDuration } from '../min-duration.ts';
import { loadingMinMs } from '../timing.ts';
import { locateErrors } from './form-errors.ts';

interface Options<Values, Result> {
  /** The field to focus first. In a list: its path, which must have a stable identity. */
  focus?: FirstField<Values> | undefined;
  save: (values: Values) => Promise<Result>;
  onSaved: (result: Result, values: Values) => void | Promise<void>;
  /** Called before the failure is shown; return `true` if it was handled and must not be shown. */
  onFailed?: (cause: unknown) => boolean;
}

export type FirstField<Values> = Extract<keyof Values, string> | readonly (string | number)[];

export interface FormSubmit<Values> {
  form: FormInstance<Values>;
  isBusy: boolean;
  /** The server's messages that belong to no field. */
  refusal: { failure: Failure; lines: readonly string[] } | undefined;
  submit: (values: Values) => Promise<void>;
}

/**
 * Submits a form. The input stays whatever happens; the server's errors go to their fields, and the first of them gets
 * the focus; the rest is for the alert. A second submit while one is running does nothing.
 */
export function useFormSubmit<Values extends object, Result>(options: Options<Values, Result>): FormSubmit<Values> {
  const [form] = Form.useForm<Values>();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<FormSubmit<Values>['refusal']>();
  const isRunning = useRef(false);

  const { focus } = options;
  useEffect(() => {
    // Not on touch screens, where the on-screen keyboard would cover the form.
    if (!focus || !window.matchMedia('(hover: hover)').matches) return;
    const field = typeof focus === 'string' ? focus : [...focus];
    // A field without an input, such as images, cannot be focused; it is scrolled into view.
    form.scrollToField(field, { block: 'nearest' });
    form.focusField(field);
  }, [form, focus]);

  function showFailure(cause: unknown) {
    const failure = toFailure(cause);
    const located = locateErrors(
      failure,
      form.getFieldsError().map(({ name }) => name),
    );
    form.setFields(located.fields as never);
    const [first] = located.fields;
    if (first) form.focusField([...first.name]);
    setRefusal(located.rest.length > 0 ? { failure, lines: located.rest } : undefined);
  }

  async function submit(values: Values) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      const result = await withMinDuration(options.save(values), loadingMinMs);
      await options.onSaved(result, values);
    } catch (cause) {
      if (!options.onFailed?.(cause)) showFailure(cause);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { form, isBusy, refusal, submit };
}
