import { type Attributes, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Config } from '../config/config.ts';
import type { RequestOrigin } from './request-origin.ts';

/**
 * Traces in the manner of OpenTelemetry. Without `OTEL_EXPORTER_OTLP_ENDPOINT` the SDK is not even loaded, and each of
 * these functions calls what it is given and nothing else.
 */
export async function startTracing({ tracing, role }: Pick<Config, 'tracing' | 'role'>): Promise<() => Promise<void>> {
  if (!tracing) return async () => undefined;
  const [sdk, exporter, resources, hooks, core] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
  ]);
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': tracing.serviceName,
      'service.instance.role': role,
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new exporter.OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}

const tracer = () => trace.getTracer('platen');

/** Starts the span of a request and does the rest of its work inside. `end` is called when it is answered. */
export function startRequestSpan(
  method: string,
  headers: Readonly<Record<string, unknown>>,
): { run: (work: () => void) => void; end: (route: string, status: number) => void } {
  const parent = propagation.extract(context.active(), headers);
  const span = tracer().startSpan(method, { kind: SpanKind.SERVER }, parent);
  return {
    run: (work) => context.with(trace.setSpan(parent, span), work),
    end(route, status) {
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Does work inside a span that follows from its origin. */
export async function withSpan<T>(
  name: string,
  { origin, attributes = {} }: { origin?: RequestOrigin | undefined; attributes?: Attributes },
  work: () => Promise<T>,
): Promise<T> {
  const parent = origin ? propagation.extract(context.active(), origin) : context.active();
  const span: Span = tracer().startSpan(name, { kind: SpanKind.CONSUMER, attributes }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), work);
  } catch (error) {
    span.recordException(error instanceof Error ? error : String(error));
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
