import { createContext, type ReactNode, use, useCallback, useEffect, useId, useRef, useState } from 'react';

/**
 * What a form must wait for, such as uploads: saving earlier would lose them silently. A field reports the reason
 * (`usePendingReason`), and the form shows it beside its button and does not submit (`usePendingReasons`).
 */
type Report = (id: string, reason: string | undefined) => void;

const ReportContext = createContext<Report>(() => undefined);

export function usePendingReason(reason: string | undefined): void {
  const report = use(ReportContext);
  const id = useId();
  useEffect(() => {
    report(id, reason);
    return () => report(id, undefined);
  }, [report, id, reason]);
}

/** For the form: the first reason to wait, and the provider to wrap its fields in. */
export function usePendingReasons() {
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
  const report = useCallback<Report>((id, reason) => {
    setReasons((current) => {
      if (current.get(id) === reason) return current;
      const next = new Map(current);
      if (reason) next.set(id, reason);
      else next.delete(id);
      return next;
    });
  }, []);
  const [reason] = reasons.values();
  return { reason, report };
}

export function PendingReasons({ report, children }: { report: Report; children: ReactNode }) {
  return <ReportContext value={report}>{children}</ReportContext>;
}

/** A part of the form that needs to know whether anything in it is pending. The form around it is notified as before. */
export function PendingScope({ onChange, children }: { onChange: (isPending: boolean) => void; children: ReactNode }) {
  const report = use(ReportContext);
  const waiting = useRef(new Set<string>());
  const relay = useCallback<Report>(
    (id, reason) => {
      report(id, reason);
      const wasPending = waiting.current.size > 0;
      if (reason) waiting.current.add(id);
      else waiting.current.delete(id);
      const isPending = waiting.current.size > 0;
      if (isPending !== wasPending) onChange(isPending);
    },
    [report, onChange],
  );
  return <ReportContext value={relay}>{children}</ReportContext>;
}
