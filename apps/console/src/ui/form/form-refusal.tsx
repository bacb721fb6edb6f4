import { Alert } from 'antd';
import { RequestId } from '../states/failure-details.tsx';
import type { FormSubmit } from './use-form-submit.ts';

/** What the server refused, inside the form: it stays beside what was typed. */
export function FormRefusal({ problem }: { problem: FormSubmit<object>['problem'] }) {
  if (!problem) return null;
  const [first, ...others] = problem.lines;
  return (
    <Alert
      type="error"
      showIcon
      title={first}
      description={
        others.length > 0 || problem.failure.status >= 500 ? (
          <>
            {others.map((line) => (
              <div key={line}>{line}</div>
            ))}
            {problem.failure.status >= 500 && <RequestId failure={problem.failure} />}
          </>
        ) : undefined
      }
      className="form-problem"
    />
  );
}
