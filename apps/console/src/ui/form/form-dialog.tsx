import { Button, Form, Modal } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import styles from './form-dialog.module.css';
import { PendingReasons, usePendingReasons } from './form-pending.tsx';
import { FormRefusal } from './form-refusal.tsx';
import { useFormSubmit } from './use-form-submit.ts';

interface Props<Values extends object, Result> {
  title: string;
  initial: Values;
  focus?: Extract<keyof Values, string>;
  /** `isOther`: submitted by the button with `otherLabel`. */
  save: (values: Values, isOther: boolean) => Promise<Result>;
  /** The dialog closes automatically afterwards. */
  onSaved: (result: Result) => void | Promise<void>;
  /** Called after it has disappeared from the screen. */
  onClose: () => void;
  submitLabel?: string;
  /** A second button that submits the same form. */
  otherLabel?: string | undefined;
  /** The submit action is destructive. */
  isDanger?: boolean;
  /** The content says why it cannot be submitted. */
  isDisabled?: boolean;
  children: ReactNode;
}

/** A small form over a page. The input stays when the server refuses it; Enter submits, Esc closes. */
export function FormDialog<Values extends object, Result>(props: Props<Values, Result>) {
  const t = useText(uiTexts);
  const [isOpen, setOpen] = useState(true);
  const pending = usePendingReasons();
  const isOther = useRef(false);
  const isBlocked = pending.reason !== undefined || props.isDisabled === true;
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
      // A click outside must not discard the input.
      mask={{ closable: false }}
      onCancel={() => setOpen(false)}
      afterOpenChange={(isShown) => {
        if (isShown && props.focus) form.focusField(props.focus);
      }}
      afterClose={() => {
        focusNextStep();
        props.onClose();
      }}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>{t('cancel')}</Button>
          {props.otherLabel !== undefined && (
            <Button disabled={isBusy || isBlocked} onClick={() => send(true)}>
              {props.otherLabel}
            </Button>
          )}
          <Button
            type="primary"
            danger={props.isDanger === true}
            loading={isBusy}
            disabled={isBusy || isBlocked}
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
        {/* Enter submits a form that has a submit button; the visible one is outside of it, in the footer. */}
        <button
          type="submit"
          hidden
          tabIndex={-1}
          aria-hidden
          disabled={isBlocked}
          onClick={() => (isOther.current = false)}
        />
      </Form>
    </Modal>
  );
}

/**
 * Saving may have removed the button that opened the dialog, such as "Pay", and with it the focus. It goes to the page's next
 * step then, or to the page itself, and not to the start of the document.
 */
function focusNextStep(): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const next =
    document.querySelector<HTMLElement>('main [data-next-step]') ?? document.querySelector<HTMLElement>('main');
  next?.focus({ preventScroll: true });
}
