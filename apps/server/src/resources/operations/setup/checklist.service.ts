import { type SetupChecklist, type SetupStep, setupSteps } from '@platen/model/operations/setup';
import { fillIn } from '@platen/model/text/locale';
import { onlineMethods } from '../../../integrations/payments/payment-provider.ts';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { getApplicationInfo } from '../../factory/application/application.service.ts';
import { testMailSubject, testMailText } from './setup.messages.ts';
import * as queries from './setup.queries.ts';

export async function getChecklist(ctx: Context): Promise<SetupChecklist> {
  const { checklist_opened_at, checklist_dismissed_at, skipped_steps } = await queries.getSetup(ctx.db);
  if (checklist_opened_at === null || checklist_dismissed_at !== null) return { is_open: false, steps: [] };
  const isDone = await findDoneSteps(ctx);
  const stateOf = (step: SetupStep) => {
    if (isDone[step]) return 'done';
    return skipped_steps.includes(step) ? 'skipped' : 'open';
  };
  return { is_open: true, steps: setupSteps.map((key) => ({ key, state: stateOf(key) })) };
}

async function findDoneSteps(ctx: Context): Promise<Record<SetupStep, boolean>> {
  const { config, payments } = ctx.platform;
  const facts = await queries.findStepFacts(ctx.db);
  return {
    ...facts,
    payment: facts.payment || onlineMethods.some((method) => payments[method] !== undefined),
    mail: config.smtpUrl !== undefined,
  };
}

export async function skipStep(ctx: Context, step: SetupStep, isSkipped: boolean): Promise<SetupChecklist> {
  await queries.setStepSkipped(ctx.db, step, isSkipped);
  return getChecklist(ctx);
}

export async function dismissChecklist(ctx: Context): Promise<SetupChecklist> {
  const { steps } = await getChecklist(ctx);
  if (steps.some(({ state }) => state === 'open')) throw appError('setup_steps_open');
  await queries.dismissChecklist(ctx.db);
  return getChecklist(ctx);
}

/** The mail server's message is returned unchanged, because only the operator can fix it. */
export async function sendTestMail(ctx: Context, email: string): Promise<void> {
  const { config, messenger } = ctx.platform;
  if (config.smtpUrl === undefined) throw appError('mail_not_configured');
  const { name } = await getApplicationInfo(ctx);
  const message = {
    subject: fillIn(testMailSubject, { name }, ctx.locale),
    text: fillIn(testMailText, { name }, ctx.locale),
  };
  try {
    await messenger.send({ email, phone: null }, message);
  } catch (error) {
    ctx.log.warn({ err: error }, 'the test mail could not be sent');
    throw appError('mail_failed', { reason: error instanceof Error ? error.message : String(error) });
  }
}
