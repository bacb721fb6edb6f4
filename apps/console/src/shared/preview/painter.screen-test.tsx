import { afterEach, expect, it } from 'vitest';
import { openPainter, type Painter } from './painter.ts';

/** A worker that draws what it is sent when the test says so, by a channel of its own. */
function workerByHand(name: string): Worker {
  const script = `
    let waiting;
    self.addEventListener('message', ({ data }) => {
      if (data === 'crash') throw new Error('crashed');
      waiting = data;
      channel.postMessage({ started: data });
    });
    const channel = new BroadcastChannel('${name}');
    channel.addEventListener('message', ({ data }) => {
      if (data === 'finish') self.postMessage({ kind: 'drawn', drawn: waiting + ' drawn' });
      if (data === 'fail') self.postMessage({ kind: 'failed', message: waiting + ' failed' });
    });`;
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  return new Worker(url);
}

let opened: { painter: Painter<'drag' | 'rest', string, string>; channel: BroadcastChannel } | undefined;
afterEach(() => {
  opened?.painter.close();
  opened?.channel.close();
});

function openByHand() {
  const name = crypto.randomUUID();
  const started: string[] = [];
  let workers = 0;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<{ started: string }>) => started.push(data.started));
  const painter = openPainter<'drag' | 'rest', string, string>(['drag', 'rest'], () => {
    workers++;
    return workerByHand(name);
  });
  opened = { painter, channel };
  return {
    painter,
    workers: () => workers,
    hasStarted: async (...requests: string[]) => {
      await expect.poll(() => started).toEqual(requests);
    },
    end: (how: 'finish' | 'fail') => channel.postMessage(how),
  };
}

it('draws the newest request of each purpose, the most urgent purpose first', async () => {
  const { painter, hasStarted, end, workers } = openByHand();
  const first = painter.draw('rest', 'first');
  const skipped = painter.draw('rest', 'skipped');
  const newest = painter.draw('rest', 'newest');
  const dragged = painter.draw('drag', 'dragged');
  expect(await skipped).toBeUndefined();
  await hasStarted('first');
  end('finish');
  expect(await first).toBe('first drawn');
  await hasStarted('first', 'dragged');
  end('finish');
  expect(await dragged).toBe('dragged drawn');
  await hasStarted('first', 'dragged', 'newest');
  end('finish');
  expect(await newest).toBe('newest drawn');
  expect(workers()).toBe(1);
});

it('reports a drawing that failed, and draws the next with the same worker', async () => {
  const { painter, hasStarted, end, workers } = openByHand();
  const failing = painter.draw('rest', 'one');
  const next = painter.draw('rest', 'two');
  await hasStarted('one');
  end('fail');
  await expect(failing).rejects.toThrow('one failed');
  await hasStarted('one', 'two');
  end('finish');
  expect(await next).toBe('two drawn');
  expect(workers()).toBe(1);
});

it('starts another worker after a crash, and gives up what was waiting for the first', async () => {
  const { painter, hasStarted, end, workers } = openByHand();
  const crashing = painter.draw('rest', 'crash');
  const waiting = painter.draw('rest', 'waiting');
  await expect(crashing).rejects.toThrow('crashed');
  expect(await waiting).toBeUndefined();
  const again = painter.draw('rest', 'again');
  await hasStarted('again');
  end('finish');
  expect(await again).toBe('again drawn');
  expect(workers()).toBe(2);
});

it('resolves every open request when it is closed', async () => {
  const { painter, hasStarted } = openByHand();
  const pending = [painter.draw('rest', 'running'), painter.draw('rest', 'next'), painter.draw('drag', 'dragged')];
  await hasStarted('running');
  painter.close();
  expect(await Promise.all(pending)).toEqual([undefined, undefined, undefined]);
});
