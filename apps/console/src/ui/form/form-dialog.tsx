import { Button, Form, Modal } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
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
  /** `isOther`: by the button that `otherLabel` names. */
  save: (values: Values, isOther: boolean) => Promise<Result>;
  /** The dialog closes by itself then. */
  onSaved: (result: Result) => void | Promise<void>;
  /** When it is gone from the screen. */
  onClose: () => void;
  submitLabel?: string;
  /** A second way to send the same form, beside the one that is suggested. */
  otherLabel?: string | undefined;
  /** What is sent takes something away. */
  isDanger?: boolean;
  children: ReactNode;
}

/** A small form over a page. What was typed stays when the server refuses it; Enter sends, Esc closes. */
export function FormDialog<Values extends object, Result>(props: Props<Values, Result>) {
  const t = useText(uiTexts);
  const [isOpen, setOpen] = useState(true);
  const pending = usePendingReasons();
  const isOther = useRef(false);
  const { form, isBusy, refusal, submit } = useFormSubmit<Values, Result>({
    save: (values) => props.save(values, isOther.current),
    onSaved: async (result) => {
      await props.onSaved(result);
      setOpen(false);
    },
  });
  function send(byOther: boolean) {
    isOther.current = byOther;
    form.submit();
  }

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
          {props.otherLabel !== undefined && (
            <Button disabled={isBusy || pending.reason !== undefined} onClick={() => send(true)}>
              {props.otherLabel}
            </Button>
          )}
          <Button
            type="primary"
            danger={props.isDanger === true}
            loading={isBusy}
            disabled={isBusy || pending.reason !== undefined}
            onClick={() => send(false)}
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
        <button type="submit" hidden tabIndex={-1} aria-hidden onClick={() => (isOther.current = false)} />
      </Form>
    </Modal>
  );
}
