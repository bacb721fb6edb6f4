import { openOrderSheet } from '@platen/sheet/read-order-sheet';
import { openFile } from './file-source.ts';

/** Reads a sheet in a separate process, so that its peak memory is that of the reading. */
const source = await openFile(process.argv[2] ?? '');
let rows = 0;
if (process.argv[3] !== 'nothing') for await (const _ of (await openOrderSheet(source)).rows()) rows++;
await source.file.close();
process.send?.({ rows, peakMb: process.resourceUsage().maxRSS / 1024 });
