import type { Currency } from '@platen/model/money/currencies';
import type { SetupState } from '@platen/model/operations/setup';
import type { Locale } from '@platen/model/text/locale';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Alert, Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import { RequestError } from '../../../shared/request/request-error.ts';
import { storeToken } from '../../../shared/request/token.ts';
import { applicationInfoQuery } from '../../../shared/visitor/application-info.ts';
import { VisitorFrame } from '../../../shared/visitor/visitor-frame.tsx';
import { toFailure } from '../../../ui/failure.ts';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { FormWide } from '../../../ui/form/form-section.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { FailureState } from '../../../ui/states/failure-state.tsx';
import { useText } from '../../../ui/text.ts';
import { completeSetup, loadSampleData, saveLogo, setupQuery } from './setup.api.ts';
import { setupTexts } from './setup.messages.ts';
import styles from './setup.module.css';
import { SetupFields } from './setup-fields.tsx';

interface Values {
  code: string;
  name: string;
  logo?: File;
  time_zone: string;
  currency: Currency;
  screen_name: string;
  login_name: string;
  password: string;
  email: string;
  /** The language of the sample data. */
  sample: Locale | 'none';
}

/** The page that an installation without accounts opens; it is unavailable once there is an account. */
export function SetupForm() {
  const t = useText(setupTexts);
  const query = useQuery(setupQuery);
  const isOver = query.error instanceof RequestError && query.error.status === 404;
  if (isOver) return <RedirectHome />;
  return (
    <VisitorFrame title={t('title')} subtitle={t('subtitle')} isWide>
      {query.isError && (
        <FailureState cause={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      )}
      {query.data && <Fields state={query.data} />}
    </VisitorFrame>
  );
}

/**
 * Goes home, which redirects to the sign-in page whoever is not signed in. The cached application info says that set-up is
 * still needed and would redirect straight back here, so it is dropped first.
 */
function RedirectHome() {
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    client.removeQueries({ queryKey: applicationInfoQuery.queryKey });
    void navigate({ to: '/', replace: true });
  }, [client, navigate]);
  return null;
}

function Fields({ state }: { state: SetupState }) {
  const t = useText(setupTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [failures, setFailures] = useState<readonly string[]>([]);
  const carried = new URLSearchParams(useLocation({ select: ({ hash }) => hash })).get('code') ?? '';

  const { form, isBusy, refusal, submit } = useFormSubmit({
    focus: carried ? 'name' : 'code',
    save: async ({ logo, sample, email, time_zone, ...input }: Values) => {
      const session = await completeSetup({
        ...input,
        email: email.trim() || null,
        ...(!state.is_time_zone_fixed && { time_zone }),
      });
      storeToken(session.token);
      // The factory exists even if the rest fails: nobody must fill in the form again.
      const rest = [
        ...(logo
          ? [failureOf(saveLogo(logo, new AbortController().signal), (reason) => t('logoFailed', { reason }))]
          : []),
        ...(sample === 'none' ? [] : [failureOf(loadSampleData(sample), (reason) => t('sampleFailed', { reason }))]),
      ];
      return (await Promise.all(rest)).filter((failure) => failure !== undefined);
    },
    onSaved: (failed) => {
      if (failed.length === 0) openConsole();
      else setFailures(failed);
    },
    onFailed: (cause) => {
      if (!(cause instanceof RequestError && cause.status === 409)) return false;
      client.removeQueries({ queryKey: applicationInfoQuery.queryKey });
      showSuccess(t('alreadyDone'));
      void navigate({ to: '/', replace: true });
      return true;
    },
  });

  if (failures.length > 0) return <PartlyDone failures={failures} />;
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      size="large"
      requiredMark={false}
      initialValues={{
        code: carried,
        name: '',
        time_zone: state.is_time_zone_fixed ? state.time_zone : ownZone(state.time_zone),
        currency: state.currency,
        screen_name: '',
        login_name: 'admin',
        password: '',
        email: '',
        sample: 'none',
      }}
      validateTrigger="onBlur"
      onFinish={(values) => void submit(values)}
      scrollToFirstError={{ focus: true, block: 'center' }}
      noValidate
    >
      <SetupFields isZoneFixed={state.is_time_zone_fixed} />
      <FormWide>
        <FormRefusal refusal={refusal} />
        <Button
          type="primary"
          htmlType="submit"
          block
          loading={isBusy}
          disabled={isBusy}
          className={styles.submit ?? ''}
        >
          {t('submit')}
        </Button>
      </FormWide>
    </Form>
  );
}

function PartlyDone({ failures }: { failures: readonly string[] }) {
  const t = useText(setupTexts);
  return (
    <div className={styles.partly}>
      <Alert
        type="warning"
        showIcon
        title={t('partlyTitle')}
        description={failures.map((failure) => <div key={failure}>{failure}</div>)}
      />
      <Button type="primary" size="large" block onClick={openConsole}>
        {t('open')}
      </Button>
    </div>
  );
}

/** The message of why it failed; undefined if it did not. */
function failureOf(work: Promise<unknown>, toMessage: (reason: string) => string): Promise<string | undefined> {
  return work.then(
    () => undefined,
    (cause: unknown) => toMessage(toFailure(cause).message),
  );
}

/** The likely time zone of the factory: that of the browser. */
const ownZone = (other: string) => Intl.DateTimeFormat().resolvedOptions().timeZone || other;

/** Reloaded, because the page is served with the time zone and the currency that were just chosen. */
function openConsole(): void {
  window.location.assign('/');
}
