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
import { defineCalls } from '../call.ts';

export const setupCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/setup',
    access: anyone,
    summary: 'Get the initial data of the set-up page; 404 once there is an account',
    refuses: ['not_found'],
    response: setupStateSchema,
  },
  complete: {
    method: 'POST',
    path: '/setup',
    access: anyone,
    summary: 'Set up a new installation: its name and its first administrator, who is signed in',
    refuses: ['setup_done', 'setup_code_wrong', 'password_common', 'password_has_login_name', 'password_predictable'],
    body: setupInputSchema,
    response: sessionSchema,
  },
  checklist: {
    method: 'GET',
    path: '/setup/checklist',
    access: sessionOnly(can('applications.update')),
    summary: 'Get the first steps of a new installation and which of them are done',
    response: setupChecklistSchema,
  },
  skipStep: {
    method: 'PUT',
    path: '/setup/checklist/:step',
    access: sessionOnly(can('applications.update')),
    summary: 'Skip one of the first steps, or undo skipping it',
    params: setupStepParams,
    body: setupStepUpdateSchema,
    response: setupChecklistSchema,
  },
  dismissChecklist: {
    method: 'DELETE',
    path: '/setup/checklist',
    access: sessionOnly(can('applications.update')),
    summary: 'Dismiss the first steps once all of them are done or skipped',
    refuses: ['setup_steps_open'],
    response: setupChecklistSchema,
  },
  sendTestMail: {
    method: 'POST',
    path: '/setup/test_mail',
    access: sessionOnly(can('applications.update')),
    summary: 'Send a test mail with the mail settings of the server',
    refuses: ['mail_not_configured', 'mail_failed'],
    body: testMailSchema,
    response: doneSchema,
  },
});
