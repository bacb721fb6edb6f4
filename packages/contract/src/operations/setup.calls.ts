import { doneSchema, sessionSchema } from '@platen/model/accounts/accounts';
import {
  setupChecklistSchema,
  setupInputSchema,
  setupStateSchema,
  setupStepParams,
  setupStepUpdateSchema,
  testMailSchema,
} from '@platen/model/operations/setup';
import { anyone, can, sessionOnly } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls } from '../call.ts';
import { unique } from '../samples.ts';
import { desks } from '../who.ts';

const setup = auditOf('setup');
const checklist = auditOf('setup', 'GET /setup/checklist');

export const setupCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/setup',
    access: anyone,
    // The set-up is closed, because there are accounts.
    sample: { answers: 404 },
    summary: 'Get the initial data of the set-up page; 404 once there is an account',
    refuses: ['not_found'],
    response: setupStateSchema,
  },
  complete: {
    method: 'POST',
    path: '/setup',
    access: anyone,
    audit: setup.withoutId({ zh: '完成初始设置', en: 'Set up the installation' }),
    withoutReauthentication: 'set_up',
    sample: {
      body: {
        code: '0000-0000-0000',
        name: 'x',
        currency: 'CNY',
        login_name: unique,
        password: 'another password 3',
        screen_name: 'x',
      },
      answers: 409,
    },
    summary: 'Set up a new installation: its name and its first administrator, who is signed in',
    refuses: ['setup_done', 'setup_code_wrong', 'password_common', 'password_has_login_name', 'password_predictable'],
    body: setupInputSchema,
    response: sessionSchema,
  },
  checklist: {
    method: 'GET',
    path: '/setup/checklist',
    access: sessionOnly(can('applications.update')),
    who: desks(),
    summary: 'Get the first steps of a new installation and which of them are done',
    response: setupChecklistSchema,
  },
  skipStep: {
    method: 'PUT',
    path: '/setup/checklist/:step',
    access: sessionOnly(can('applications.update')),
    who: desks(),
    audit: checklist.withoutId({ zh: '跳过设置步骤', en: 'Skipped a first step' }),
    withoutReauthentication: 'set_up',
    sample: { params: { step: 'mail' }, body: { is_skipped: true } },
    summary: 'Skip one of the first steps, or undo skipping it',
    params: setupStepParams,
    body: setupStepUpdateSchema,
    response: setupChecklistSchema,
  },
  dismissChecklist: {
    method: 'DELETE',
    path: '/setup/checklist',
    access: sessionOnly(can('applications.update')),
    who: desks(),
    audit: checklist.withoutId({ zh: '收起设置清单', en: 'Put the first steps away' }),
    withoutReauthentication: 'set_up',
    summary: 'Dismiss the first steps once all of them are done or skipped',
    refuses: ['setup_steps_open'],
    response: setupChecklistSchema,
  },
  sendTestMail: {
    method: 'POST',
    path: '/setup/test_mail',
    access: sessionOnly(can('applications.update')),
    who: desks(),
    audit: setup.withoutId({ zh: '发送测试邮件', en: 'Sent a test mail' }),
    withoutReauthentication: 'set_up',
    // Mail is not configured.
    sample: { body: { email: 'a@b.example' }, answers: 409 },
    summary: 'Send a test mail with the mail settings of the server',
    refuses: ['mail_not_configured', 'mail_failed'],
    body: testMailSchema,
    response: doneSchema,
  },
});
