import { Alert, App, Button } from 'antd';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { toFailure } from './failure.ts';
import { FailureDetails } from './states/failure-details.tsx';
import { type TranslatorOf, useText } from './text.ts';
import { uiTexts } from './ui.messages.ts';

interface ConfirmOptions {
  title?: string;
  text?: string;
  /** What the user should know before confirming. */
  warning?: string;
  okText?: string;
  cancelText?: string;
  isDanger?: boolean;
}

/** A link to the result of an action. It opens in a new tab. */
interface SuccessLink {
  label: string;
  href: string;
}

/** A notice with a link stays long enough to be clicked. */
const linkedNoticeSeconds = 10;

/** What can be done about it, beside the text. */
interface MessageAction {
  readonly label: string;
  readonly onClick: () => void;
}

interface Feedback {
  confirm(options?: ConfirmOptions): Promise<boolean>;
  showNotice(options: { title: string; text?: string; okText?: string }): Promise<void>;
  showSuccess(text?: string, link?: SuccessLink): void;
  showWarning(text: string, action?: MessageAction): void;
  showFailureMessage(cause: unknown, title?: string): void;
  showFailureDialog(cause: unknown, title: string): void;
}

/** Where failures are shown, and for how many seconds; 0: until they are closed, because an error that vanishes may go unread. */
const placeOnPages = { placement: 'topRight', duration: 0 } as const;
/**
 * In an editor they would cover the panel that people work in, for as long as they ignore them: they are below the canvas,
 * and end while the bar still shows that nothing was saved.
 */
const placeInEditors = { placement: 'bottom', duration: 15 } as const;
let editorsCount = 0;

/** Moves failures out of the way of an editor while it is on the screen. */
export function useEditorNotices(): void {
  useEffect(() => {
    editorsCount++;
    return () => {
      editorsCount--;
    };
  }, []);
}

let host: Feedback | undefined;

function requireHost(): Feedback {
  if (!host) throw new Error('FeedbackHost is not on the page');
  return host;
}

/** Asks for confirmation before something that cannot be undone. Closing the dialog in any way but its button means no. */
export const confirm: Feedback['confirm'] = (options) => requireHost().confirm(options);
/** Shows a notice that must be read; resolves when it is closed. */
export const showNotice: Feedback['showNotice'] = (options) => requireHost().showNotice(options);
/** Shows briefly that something worked. */
export const showSuccess: Feedback['showSuccess'] = (text, link) => requireHost().showSuccess(text, link);
/** Shows briefly that something worked, but not as it should. */
export const showWarning: Feedback['showWarning'] = (text, action) => requireHost().showWarning(text, action);
/** Shows that something failed. */
export const showFailureMessage: Feedback['showFailureMessage'] = (cause, title) =>
  requireHost().showFailureMessage(cause, title);

/** Shows a dialog that something failed which the user waited for, such as a download. */
export const showFailureDialog: Feedback['showFailureDialog'] = (cause, title) =>
  requireHost().showFailureDialog(cause, title);

/** Provides the dialogs of the functions above. Rendered once, inside antd's `App`, so that they have theme and language. */
export function FeedbackHost() {
  const { message, modal, notification } = App.useApp();
  const t = useText(uiTexts);
  useEffect(() => {
    host = { ...dialogsOf(modal, t), ...messagesOf(message, notification, t) };
    return () => {
      host = undefined;
    };
  }, [message, modal, notification, t]);
  return null;
}

type Hosts = ReturnType<typeof App.useApp>;
type UiTranslator = TranslatorOf<typeof uiTexts>;

function dialogsOf(
  modal: Hosts['modal'],
  t: UiTranslator,
): Pick<Feedback, 'confirm' | 'showNotice' | 'showFailureDialog'> {
  return {
    confirm: ({ title, text, warning, okText, cancelText, isDanger } = {}) =>
      new Promise((resolve) => {
        modal.confirm({
          title: title ?? t('sure'),
          content: warning ? <WarnedText text={text} warning={warning} /> : text,
          centered: true,
          icon: <CircleAlert className="dialog-icon" data-tone={isDanger ? 'danger' : 'primary'} aria-hidden />,
          okText: okText ?? t('confirm'),
          cancelText: cancelText ?? t('cancel'),
          okButtonProps: { danger: isDanger === true },
          onOk: () => resolve(true),
          onCancel: () => resolve(false),
        });
      }),
    showNotice: ({ title, text, okText }) =>
      new Promise((resolve) => {
        const done = () => resolve();
        modal.warning({
          title,
          content: text,
          centered: true,
          icon: <CircleAlert className="dialog-icon" data-tone="warning" aria-hidden />,
          okText: okText ?? t('ok'),
          onOk: done,
          onCancel: done,
        });
      }),
    showFailureDialog: (cause, title) =>
      void modal.error({
        title,
        content: <FailureDetails failure={toFailure(cause)} />,
        centered: true,
        icon: <CircleAlert className="dialog-icon" data-tone="danger" aria-hidden />,
        okText: t('ok'),
      }),
  };
}

function messagesOf(
  message: Hosts['message'],
  notification: Hosts['notification'],
  t: UiTranslator,
): Pick<Feedback, 'showSuccess' | 'showWarning' | 'showFailureMessage'> {
  return {
    showSuccess: (text, link) => {
      const words = text ?? t('success');
      if (link) void message.success(<LinkedText text={words} link={link} />, linkedNoticeSeconds);
      else void message.success(words);
    },
    showWarning: (text, action) => {
      if (!action) {
        void message.warning(text);
        return;
      }
      const close = message.open({
        type: 'warning',
        duration: linkedNoticeSeconds,
        content: (
          <>
            {text}{' '}
            <Button
              type="link"
              size="small"
              onClick={() => {
                close();
                action.onClick();
              }}
            >
              {action.label}
            </Button>
          </>
        ),
      });
    },
    showFailureMessage: (cause, title) => {
      const failure = toFailure(cause);
      notification.error({
        // Keyed by message: ten requests with the same failure are one notice.
        key: failure.message,
        title: title ?? t('errorTitle'),
        description: <FailureDetails failure={failure} />,
        ...(editorsCount > 0 ? placeInEditors : placeOnPages),
        role: 'alert',
      });
    },
  };
}

function WarnedText({ text, warning }: { text: string | undefined; warning: string }) {
  return (
    <>
      {text}
      <Alert className="dialog-warning" type="warning" showIcon title={warning} />
    </>
  );
}

function LinkedText({ text, link }: { text: string; link: SuccessLink }) {
  return (
    <>
      {text}{' '}
      <a className="notice-link" href={link.href} target="_blank" rel="noopener">
        {link.label}
      </a>
    </>
  );
}
