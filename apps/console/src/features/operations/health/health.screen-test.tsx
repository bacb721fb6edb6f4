import { type StorageUsage, storageKinds } from '@platen/model/files/storage-usage';
import type { CspReport } from '@platen/model/operations/csp-reports';
import type { FailedJob, Health } from '@platen/model/operations/health';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AbilitiesProvider } from '../../../shared/session/abilities.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { HealthScreen } from './health.screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const webhookQueue = {
  job: 'deliver_webhook',
  waiting_count: 4,
  oldest_waiting_s: 2,
  running_count: 1,
  failed_count: 0,
} satisfies Health['queues'][number];

const healthy: Health = {
  checked_at: '2026-11-17T12:00:00.000Z',
  versions: { server: '1.2.0', console: '1.2.0', node: '22.1.0', postgresql: '18.1', migration: '0054-processes' },
  database: {
    latency_ms: 1.2,
    created_at: '2026-01-01T00:00:00.000Z',
    size_bytes: 50 * 1024 * 1024,
    connections_count: 12,
    connections_max: 100,
    replica: null,
  },
  store: { kind: 'folder', error: null },
  disk: { free_bytes: 60 * 1024 ** 3, total_bytes: 100 * 1024 ** 3 },
  queues: [
    webhookQueue,
    { job: 'render_order_images', waiting_count: 0, oldest_waiting_s: null, running_count: 0, failed_count: 0 },
  ],
  are_jobs_stalled: false,
  processes: [
    {
      id: '6f1c1f0e-6a52-4d0e-9d53-0f5a3f0f7b11',
      role: 'all',
      host: 'print-1',
      version: '1.2.0',
      started_at: '2026-11-16T12:00:00.000Z',
      seen_at: '2026-11-17T11:59:55.000Z',
      queue_failing_since: null,
    },
  ],
  mail: { is_smtp_configured: true, is_sms_configured: false },
  payment_methods: ['wechat', 'offline'],
  is_alipay_seller_missing: false,
  ledger: {
    is_checking: false,
    last: {
      checked_at: '2026-11-17T03:40:00.000Z',
      wallets_count: 12,
      transactions_count: 340,
      differences_count: 0,
      differences: [],
    },
  },
  audit: { checked_at: '2026-11-17T03:50:00.000Z', seals_count: 60, entries_count: 900, broken_seal_id: null },
  backup: {
    error: null,
    last_base_at: '2026-11-17T02:00:00.000Z',
    log_saved_until: '2026-11-17T11:59:40.000Z',
    log_waiting_bytes: 0,
    last_verification: { verified_at: '2026-11-17T03:40:00.000Z', is_restorable: true, faults_count: 0 },
  },
};

const storage: StorageUsage = {
  measured_at: '2026-11-17T04:10:00.000Z',
  kinds: storageKinds.map((kind, index) => ({ kind, files_count: index, bytes: index * 1024 ** 2 })),
  customers: [{ id: 7, screen_name: 'Nordic Gifts', files_count: 9, bytes: 3 * 1024 ** 3 }],
};

const job: FailedJob = {
  id: '0c9d4d6e-37e5-4c4e-8d0e-9a3a8e6f2b55',
  job: 'deliver_webhook',
  payload: '{"delivery_id": 7}',
  error: 'connect ECONNREFUSED 10.0.0.9:443',
  stack: 'Error: connect ECONNREFUSED\n    at deliver (webhooks.ts:1:1)',
  attempts_count: 8,
  failed_at: '2026-11-17T10:00:00.000Z',
};

const refused: CspReport = {
  id: 1,
  page: '/orders/*',
  directive: 'script-src-elem',
  blocked: 'https://evil.example',
  source: '',
  count: 3,
  first_seen_at: '2026-11-16T10:00:00.000Z',
  last_seen_at: '2026-11-17T10:00:00.000Z',
};

const pageOf = (data: readonly unknown[]) => ({
  data,
  meta: { page: 1, per_page: 10, total: data.length, total_pages: 1, total_is_estimate: false, next_cursor: null },
});

/** A server in this state, with these failed jobs until they are retried or discarded. */
function serve(health: Health, jobs: FailedJob[] = []) {
  const server = { health, jobs, changes: [] as string[], lists: [] as string[] };
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const path = address.replace('/app_api/v1', '');
    if (method !== 'GET') {
      server.changes.push(`${method} ${path}`);
      server.jobs = [];
      return Response.json({ is_checking: true, last: null });
    }
    if (path === '/storage_usage') return Response.json(storage);
    if (path.startsWith('/csp_reports')) return Response.json(pageOf([refused]));
    if (!path.startsWith('/health/failed_jobs')) return Response.json(server.health);
    server.lists.push(path);
    return Response.json(pageOf(server.jobs));
  });
  return server;
}

const show = (actions = ['read', 'update']) =>
  showScreen(
    <AbilitiesProvider abilities={{ health: actions }}>
      <HealthScreen />
    </AbilitiesProvider>,
    '/health',
  );

/** The tile of a part, by its heading. */
const tile = (part: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: part, exact: true }) });

it('shows what browsers refused', async () => {
  serve(healthy);
  await show();
  await expect.element(page.getByText('https://evil.example')).toBeVisible();
});

it('says of every part that it is fine', async () => {
  serve(healthy);
  await show();
  await expect.element(tile('Database')).toHaveTextContent('DatabaseOKAnswers in 1.2 ms · 50 MB');
  await expect.element(tile('File storage')).toHaveTextContent('OKIn the data folder');
  await expect.element(tile('Disk')).toHaveTextContent('OK60 GB of 100 GB free');
  await expect.element(tile('Background jobs')).toHaveTextContent('OK4 waiting · 1 running');
  await expect.element(tile('Processes')).toHaveTextContent('OK1 process running');
  await expect.element(tile('Mail and SMS')).toHaveTextContent('OKMail is set up');
  await expect.element(tile('Recharging')).toHaveTextContent('OKWeChat Pay · Bank transfer');
  await expect.element(tile('Ledger')).toHaveTextContent('12 wallets correct');
  await expect.element(tile('Backup')).toHaveTextContent('changes saved up to 20 s ago · verified');
  await expect.element(page.getByText('No failed jobs')).toBeVisible();
  await expect.element(page.getByText(/10 MB in total · measured/)).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Nordic Gifts 9 3.0 GB' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Nordic Gifts' })).toHaveAttribute('href', '/users/7');
  await expect.element(page.getByRole('cell', { name: '5 s ago' })).toBeVisible();
});

it('says what is wrong with every part', async () => {
  const differences = [{ kind: 'wallet' as const, user_id: 3, balance_fen: 1007, entries_fen: 1000 }];
  const last = { ...healthy.ledger.last, differences_count: 1, differences } as Health['ledger']['last'];
  serve({
    ...healthy,
    database: { ...healthy.database, connections_count: 97 },
    store: { kind: 's3', error: 'The bucket does not exist' },
    disk: { free_bytes: 1024 ** 3, total_bytes: 100 * 1024 ** 3 },
    queues: [{ ...webhookQueue, oldest_waiting_s: 7300 }],
    processes: [],
    mail: { is_smtp_configured: false, is_sms_configured: false },
    payment_methods: [],
    ledger: { is_checking: false, last },
  });
  await show();
  await expect.element(tile('Database')).toHaveTextContent('Needs attention97 of 100 connections in use');
  await expect.element(tile('File storage')).toHaveTextContent('FailedThe bucket does not exist');
  await expect.element(tile('Disk')).toHaveTextContent('Failed1.0 GB of 100 GB free');
  await expect.element(tile('Background jobs')).toHaveTextContent('FailedThe oldest job has waited 2 h');
  await expect.element(tile('Processes')).toHaveTextContent('FailedNo process is working on jobs');
  await expect.element(tile('Mail and SMS')).toHaveTextContent('Needs attention');
  await expect.element(tile('Recharging')).toHaveTextContent('Needs attention');
  await expect.element(tile('Ledger')).toHaveTextContent('Failed1 difference');
  await expect.element(page.getByRole('rowheader', { name: 'Wallet of user 3' })).toBeVisible();
  await expect.element(page.getByText('No process has reported itself in the last minute.')).toBeVisible();
});

it('says how old the newest saved change is when none was saved lately', async () => {
  const server = serve({
    ...healthy,
    backup: { ...healthy.backup, log_saved_until: '2026-11-17T11:52:00.000Z' } as Health['backup'],
  });
  await show();
  await expect
    .element(tile('Backup'))
    .toHaveTextContent('Needs attentionNothing changed in the last 8 min is in the backup');
  server.health = { ...healthy, backup: { ...healthy.backup, log_saved_until: null } as Health['backup'] };
  await expect.element(tile('Backup'), { timeout: 30_000 }).toHaveTextContent('No changes saved yet');
  server.health = { ...healthy, backup: { ...healthy.backup, last_verification: null } as Health['backup'] };
  await expect
    .element(tile('Backup'), { timeout: 30_000 })
    .toHaveTextContent('changes saved up to 20 s ago · not verified lately');
});

it('says which process has a job queue that does not work', async () => {
  const [process] = healthy.processes as [Health['processes'][number]];
  const failing = { ...process, host: 'print-2', queue_failing_since: '2026-11-17T11:57:30.000Z' };
  serve({ ...healthy, processes: [process, { ...failing, id: '7f1c1f0e-6a52-4d0e-9d53-0f5a3f0f7b12' }] });
  await show();
  await expect.element(tile('Background jobs')).toHaveTextContent('FailedThe queue doesn’t work in print-2');
  await expect.element(page.getByText('Queue not working for 2 min')).toBeVisible();
});

it('says that no job is done', async () => {
  serve({ ...healthy, are_jobs_stalled: true });
  await show();
  await expect.element(tile('Background jobs')).toHaveTextContent('FailedNo job has finished in 5 min');
});

it.each([
  ['The read replica is 12 s behind and is not read', { is_read: false, lag_s: 12.5, error: null }],
  [
    'The read replica is not read: connect ECONNREFUSED',
    { is_read: false, lag_s: null, error: 'connect ECONNREFUSED' },
  ],
])('says: %s', async (sentence, replica) => {
  serve({ ...healthy, database: { ...healthy.database, replica } });
  await show();
  await expect.element(tile('Database')).toHaveTextContent(`Needs attention${sentence}`);
});

it('says that the seller of Alipay is not checked', async () => {
  serve({ ...healthy, payment_methods: ['alipay'], is_alipay_seller_missing: true });
  await show();
  await expect.element(tile('Recharging')).toHaveTextContent('Needs attentionAlipay: the seller is not checked');
});

it('shows idle jobs on request', async () => {
  const idle = { ...webhookQueue, waiting_count: 0, running_count: 0, failed_count: 0, oldest_waiting_s: null };
  serve({ ...healthy, queues: [{ ...idle, job: 'check_ledger' }, webhookQueue] });
  await show();
  await expect.element(page.getByRole('row', { name: /^Deliver webhooks/ })).toBeVisible();
  expect(page.getByRole('row', { name: /^Check the ledger/ }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Show all 2 jobs' }).click();
  await expect.element(page.getByRole('row', { name: /^Check the ledger/ })).toBeVisible();
  await page.getByRole('button', { name: 'Hide idle jobs' }).click();
  await expect.element(page.getByRole('row', { name: /^Check the ledger/ })).not.toBeInTheDocument();
});

it('says that no job has anything to do', async () => {
  serve({ ...healthy, queues: [] });
  await show();
  await expect.element(page.getByText('No jobs are waiting, running or failed.')).toBeVisible();
});

it('shows a failed job in full, and retries it', async () => {
  const server = serve({ ...healthy, queues: [{ ...webhookQueue, failed_count: 1 }] }, [job]);
  const shown = await show();
  await expect.element(tile('Background jobs')).toHaveTextContent('Needs attention1 job failed');
  await page.getByRole('link', { name: 'Deliver webhooks: show 1 failed' }).click();
  await vi.waitFor(() => expect(shown.address()).toContain('job_eq=deliver_webhook'));
  await vi.waitFor(() => expect(server.lists.at(-1)).toContain('job_eq=deliver_webhook'));

  await page.getByRole('button', { name: 'Details' }).click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent('at deliver (webhooks.ts:1:1)');
  await expect.element(page.getByRole('dialog')).toHaveTextContent('{"delivery_id": 7}');
  await page.getByRole('dialog').getByText('Close', { exact: true }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Retry' }).click();
  await vi.waitFor(() => expect(server.changes).toEqual([`PUT /health/failed_jobs/${job.id}/retry`]));
  await expect.element(page.getByText(job.error)).not.toBeInTheDocument();
});

it('discards a failed job after a confirmation', async () => {
  const server = serve(healthy, [job]);
  await show();
  await page.getByRole('button', { name: 'Discard' }).click();
  const question = page.getByRole('dialog');
  await expect.element(question).toHaveTextContent('Deliver webhooks: its work won’t be done.');
  expect(server.changes).toEqual([]);
  await question.getByRole('button', { name: 'Discard' }).click();
  await vi.waitFor(() => expect(server.changes).toEqual([`DELETE /health/failed_jobs/${job.id}`]));
});

it('checks the ledger on demand, once at a time', async () => {
  const server = serve(healthy);
  await show();
  const button = page.getByRole('button', { name: 'Check now' });
  await expect.element(button).toBeEnabled();
  server.health = { ...healthy, ledger: { ...healthy.ledger, is_checking: true } };
  await button.click();
  await expect.element(page.getByRole('button', { name: 'Checking …' })).toBeDisabled();
  expect(server.changes).toEqual(['POST /health/ledger_check']);
});

it('offers no action to those who may only read', async () => {
  serve(healthy, [job]);
  await show(['read']);
  await expect.element(page.getByText(job.error)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

it('reports that it could not be loaded, and loads again', async () => {
  let isAway = true;
  serve(healthy);
  const answer = fetch;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) =>
    isAway ? Response.json({ code: 50_000, message: 'Out of order' }, { status: 500 }) : answer(...call),
  );
  await show();
  await expect.element(page.getByRole('alert')).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: /again|retry/i }).click();
  await expect.element(tile('Database')).toBeVisible();
});
