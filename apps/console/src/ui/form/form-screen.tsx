import { Button, Form } from 'antd';
import { type ReactNode, useRef } from 'react';
import type { LinkTarget } from '../actions/action.types.ts';
import { ButtonLink } from '../actions/button-link.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import { PendingReasons, usePendingReasons } from './form-pending.tsx';
import { FormRefusal } from './form-refusal.tsx';
import styles from './form-screen.module.css';
import { type FirstField, useFormSubmit } from './use-form-submit.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

interface Props<Values extends object, Result> {
  title: string;
  description?: string;
  /** The target of Cancel and the back arrow. */
  back: LinkTarget;
  initial: Values;
  /** The field to focus first. */
  focus?: FirstField<Values>;
  save: (values: Values) => Promise<Result>;
  onSaved: (result: Result, values: Values) => void | Promise<void>;
  submitLabel?: string;
  /** For forms with tables and images. */
  isWide?: boolean;
  /** `Form.Item`s with the wire's field names, so that the server's errors find them. */
  children: ReactNode;
}

/** A page with one form: Enter submits it, refusals are shown at their fields, leaving unsaved input prompts. */
export function FormScreen<Values extends object, Result>(props: Props<Values, Result>) {
  const t = useText(uiTexts);
  const isSaved = useRef(false);
  const pending = usePendingReasons();
  const { form, isBusy, refusal, submit } = useFormSubmit<Values, Result>({
    focus: props.focus,
    save: props.save,
    onSaved: async (result, values) => {
      isSaved.current = true;
      await props.onSaved(result, values);
    },
  });
  useUnsavedGuard(() => !isSaved.current && (form.isFieldsTouched() || pending.reason !== undefined));
  return (
    <div className={styles.page} data-wide={props.isWide === true}>
      <PageHeader title={props.title} description={props.description} back={props.back} />
      <Form<Values>
        form={form}
        className={styles.card}
        layout="vertical"
        initialValues={props.initial}
        onFinish={(values) => void submit(values)}
        scrollToFirstError={{ focus: true, block: 'center' }}
        requiredMark
        noValidate
      >
        <div className={styles.fields}>
          <PendingReasons report={pending.report}>{props.children}</PendingReasons>
        </div>
        <FormRefusal refusal={refusal} />
        <div className={styles.buttons}>
          <span className={styles.reason} aria-live="polite">
            {pending.reason}
          </span>
          <ButtonLink {...props.back}>{t('cancel')}</ButtonLink>
          <Button type="primary" htmlType="submit" loading={isBusy} disabled={isBusy || pending.reason !== undefined}>
            {props.submitLabel ?? t('save')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
