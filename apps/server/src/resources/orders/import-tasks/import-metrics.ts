import { Counter, type Registry } from 'prom-client';

declare module '../../../platform/metrics/metrics.ts' {
  interface Metrics {
    importedRows: Counter<'outcome'>;
  }
}

export function createImportedRows(registry: Registry): Counter<'outcome'> {
  return new Counter({
    name: 'platen_import_rows_total',
    help: 'Rows of order sheets that were read: valid or wrong.',
    labelNames: ['outcome'],
    registers: [registry],
  });
}
