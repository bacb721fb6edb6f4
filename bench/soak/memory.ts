/** Bytes of the JavaScript heap after one reading each second. */
export type MemorySamples = readonly number[];

const mebibyte = 1024 * 1024;
/**
 * How far the low points of the heap may rise after the first quarter, in which caches fill. Old objects are collected only
 * every now and then, which explains about 40 MiB; a leak of a few kilobytes in each request exceeds this in ten minutes.
 */
const growthMaxMiB = 64;

export function watchMemory(metricsUrl: string): { stop(): Promise<MemorySamples> } {
  const samples: number[] = [];
  let last: Promise<void> = Promise.resolve();
  async function sample(): Promise<void> {
    const text = await fetch(metricsUrl).then((response) => response.text());
    const used = /^nodejs_heap_size_used_bytes(?:\{[^}]*\})? (\S+)$/m.exec(text)?.[1];
    if (used === undefined) throw new Error('the metrics do not have the size of the heap');
    samples.push(Number(used));
  }
  const timer = setInterval(() => {
    last = last.then(sample);
  }, 1000);
  return {
    async stop() {
      clearInterval(timer);
      await last;
      return samples;
    },
  };
}

/** Says what is wrong with the memory of a run, after printing it. The low points are what garbage collection leaves. */
export function assessMemory(samples: MemorySamples): string[] {
  const quarter = Math.floor(samples.length / 4);
  const lowOf = (from: number) => lowPoint(samples.slice(from, from + quarter)) / mebibyte;
  const [early, late] = [lowOf(quarter), lowOf(samples.length - quarter)];
  console.log(
    `heap after collection: ${early.toFixed(0)} MiB in the second quarter, ${late.toFixed(0)} MiB in the last`,
  );
  const isFlat = late <= early + growthMaxMiB;
  return isFlat ? [] : [`memory grows: from ${early.toFixed(0)} to ${late.toFixed(0)} MiB`];
}

/** The tenth of the samples with the lowest values, without the outliers among them. */
function lowPoint(samples: readonly number[]): number {
  const sorted = samples.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 10)] ?? 0;
}
