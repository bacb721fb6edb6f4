import { loadingMinMs } from '../timing.ts';
import { Form, type FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { atLeast } from '../at-least.ts';
import { type Failure, toFailure } from '../failure.ts';
import { locateErrors } from './form-errors.ts';

interface Options<Values, Result> {
  /** The field to begin with. Of a list: the path to the field, the same one each time. */
  focus?: FirstField<Values> | undefined;
  save: (values: Values) => Promise<Result>;
  onSaved: (result: Result, values: Values) => void | Promise<void>;
  /** Before the failure is shown; `true` says that it was dealt with and must not be shown. */
  onFailed?: (cause: unknown) => boolean;
}

export type FirstField<Values> = Extract<keyof Values, string> | readonly (string | number)[];

export interface FormSubmit<Values> {
  form: FormInstance<Values>;
  isBusy: boolean;
  /** What the server said that no field carries. */
  refusal: { failure: Failure; lines: readonly string[] } | undefined;
  submit: (values: Values) => Promise<void>;
}

/**
 * Sends a form. What was typed stays whatever happens; the server's field errors go to their fields and the first of
 * them gets the focus; the rest is for the alert. A second submit while one runs does nothing.
 */
export function useFormSubmit<Values extends object, Result>(options: Options<Values, Result>): FormSubmit<Values> {
  const [form] = Form.useForm<Values>();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<FormSubmit<Values>['refusal']>();
  const isRunning = useRef(false);

  const { focus } = options;
  useEffect(() => {
    // Not on touch screens: the keyboard would jump up and hide what the form is about.
    if (!focus || !window.matchMedia('(hover: hover)').matches) return;
    const field = typeof focus === 'string' ? focus : [...focus];
    // What is no input of its own, such as a place for pictures, cannot have the focus; it can be in sight.
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
      const result = await atLeast(options.save(values), loadingMinMs);
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
