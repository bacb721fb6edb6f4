import {
  type UploadJobAction,
  uploadJobActions,
  uploadJobActionsOf,
  uploadJobStatuses,
  uploadProgress,
} from '@platen/model/orders/upload-jobs';
import { describe, expect, it } from 'vitest';
import { ActionRefused, applyEvent, type JobEvent, type JobState, newJob, startNext } from './job-flow.ts';

/** `a:uploading b:pending` */
function jobs(text: string): JobState[] {
  return text.split(' ').flatMap((word) => {
    const [id = '', status = ''] = word.split(':');
    const errorMessage = status === 'error' ? 'broken' : '';
    return id === '' ? [] : [{ ...newJob(id), status: status as JobState['status'], errorMessage }];
  });
}

function shown(states: readonly JobState[]): string {
  return states.map(({ id, status }) => `${id}:${status}`).join(' ');
}

const formOrder = { id: 7, no: 'FO261116000007' };

describe('what happens to jobs', () => {
  it.each<[string, JobEvent, string]>([
    ['a:paused', { kind: 'upload', id: 'a' }, 'a:uploading'],
    ['a:pending b:uploading', { kind: 'upload', id: 'a' }, 'a:pending b:uploading'],
    ['a:uploading b:paused', { kind: 'upload', id: 'b' }, 'a:uploading b:pending'],
    ['a:uploading', { kind: 'pause', id: 'a' }, 'a:paused'],
    ['a:uploading b:pending', { kind: 'pause', id: 'a' }, 'a:paused b:uploading'],
    ['a:uploading b:pending c:error d:success', { kind: 'pauseAll' }, 'a:paused b:paused c:error d:success'],
    ['a:uploading b:pending', { kind: 'succeeded', id: 'a', formOrder }, 'a:success b:uploading'],
    ['a:uploading b:pending', { kind: 'failed', id: 'a', message: 'no' }, 'a:error b:uploading'],
    ['a:error', { kind: 'retry', id: 'a' }, 'a:uploading'],
    ['a:uploading b:error', { kind: 'retry', id: 'b' }, 'a:uploading b:pending'],
    ['a:paused b:uploading', { kind: 'delete', id: 'a' }, 'b:uploading'],
    ['a:success b:error c:paused d:uploading e:pending', { kind: 'clear' }, 'c:paused d:uploading e:pending'],
    // Paused in the moment in which it ended: what was made is made, what failed is tried again when it goes on.
    ['a:paused', { kind: 'succeeded', id: 'a', formOrder }, 'a:success'],
    ['a:paused', { kind: 'failed', id: 'a', message: 'no' }, 'a:paused'],
  ])('%s, %o → %s', (before, event, after) => {
    expect(shown(applyEvent(jobs(before), event))).toBe(after);
  });

  it('retries without what the failure left behind', () => {
    const failed = { ...newJob('a'), status: 'error' as const, errorMessage: 'broken', formOrder };
    expect(applyEvent([failed], { kind: 'retry', id: 'a' })).toEqual([{ ...newJob('a'), status: 'uploading' }]);
  });

  it('keeps why it failed and what was made', () => {
    const [failed] = applyEvent(jobs('a:uploading'), { kind: 'failed', id: 'a', message: 'no room' });
    expect(failed?.errorMessage).toBe('no room');
    const [made] = applyEvent(jobs('a:uploading'), { kind: 'succeeded', id: 'a', formOrder });
    expect(made?.formOrder).toEqual(formOrder);
  });

  it('goes on at a start with the one that was uploading', () => {
    expect(shown(startNext(jobs('a:pending b:uploading c:paused')))).toBe('a:pending b:uploading c:paused');
    expect(shown(startNext(jobs('a:paused b:pending c:pending')))).toBe('a:paused b:uploading c:pending');
  });
});

describe('what may be done, by status', () => {
  const acts = uploadJobActions.filter((action): action is Exclude<UploadJobAction, 'detail'> => action !== 'detail');
  const table = uploadJobStatuses.flatMap((status) =>
    acts.map((action) => [status, action, uploadJobActionsOf[status].includes(action)] as const),
  );

  it.each(table)('%s, %s: %s', (status, action, isAllowed) => {
    const refused = (() => {
      try {
        applyEvent(jobs(`a:${status}`), { kind: action, id: 'a' });
        return false;
      } catch (error) {
        return error instanceof ActionRefused;
      }
    })();
    expect(refused).toBe(!isAllowed);
  });

  it('refuses a job that is not there', () => {
    expect(() => applyEvent([], { kind: 'delete', id: 'a' })).toThrow(ActionRefused);
  });
});

it('counts the sheet and the form order beside the images', () => {
  expect(uploadProgress('pending', { images_count: 0, uploaded_count: 0 })).toBe(50);
  expect(uploadProgress('uploading', { images_count: 8, uploaded_count: 0 })).toBe(10);
  expect(uploadProgress('uploading', { images_count: 8, uploaded_count: 8 })).toBe(90);
  expect(uploadProgress('error', { images_count: 1, uploaded_count: 1 })).toBe(66);
  expect(uploadProgress('success', { images_count: 8, uploaded_count: 8 })).toBe(100);
});
