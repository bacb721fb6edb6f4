import { Button, Form, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import { PendingReasons, usePendingReasons } from './form-pending.tsx';
import { FormRefusal } from './form-refusal.tsx';
import styles from './form-dialog.module.css';
import { useFormSubmit } from './use-form-submit.ts';

interface Props<Values extends object, Result> {
  title: string;
  initial: Values;
  focus?: Extract<keyof Values, string>;
  save: (values: Values) => Promise<Result>;
  /** The dialog closes by itself then. */
  onSaved: (result: Result) => void | Promise<void>;
  /** When it is gone from the screen. */
  onClose: () => void;
  submitLabel?: string;
  /** What is sent takes something away. */
  isDanger?: boolean;
  children: ReactNode;
}

/** A small form over a page. What was typed stays when the server refuses it; Enter sends, Esc closes. */
export function FormDialog<Values extends object, Result>(props: Props<Values, Result>) {
  const t = useText(uiTexts);
  const [isOpen, setOpen] = useState(true);
  const pending = usePendingReasons();
  const { form, isBusy, refusal, submit } = useFormSubmit<Values, Result>({
    save: props.save,
    onSaved: async (result) => {
      await props.onSaved(result);
      setOpen(false);
    },
  });
  return (
    <Modal
      open={isOpen}
      title={props.title}
      width={480}
      centered
      // A click beside a form must not throw away what was typed.
      mask={{ closable: false }}
      onCancel={() => setOpen(false)}
      afterOpenChange={(isShown) => {
        if (isShown && props.focus) form.focusField(props.focus);
      }}
      afterClose={props.onClose}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>{t('cancel')}</Button>
          <Button
            type="primary"
            danger={props.isDanger === true}
            loading={isBusy}
            disabled={isBusy || pending.reason !== undefined}
            onClick={() => form.submit()}
          >
            {props.submitLabel ?? t('save')}
          </Button>
        </>
      }
    >
      <Form<Values>
        form={form}
        className={styles.form}
        layout="vertical"
        initialValues={props.initial}
        onFinish={(values) => void submit(values)}
        requiredMark
        noValidate
      >
        <PendingReasons report={pending.report}>{props.children}</PendingReasons>
        <FormRefusal refusal={refusal} />
        {/* Enter sends a form that has a submit button; the visible one stands outside of it, in the footer. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden />
      </Form>
    </Modal>
  );
}
