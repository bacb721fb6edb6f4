import { Alert } from 'antd';
import { RequestId } from '../states/failure-details.tsx';
import type { FormSubmit } from './use-form-submit.ts';

/** A refusal of the server inside the form, beside the input. */
export function FormRefusal({ refusal }: { refusal: FormSubmit<object>['refusal'] }) {
  if (!refusal) return null;
  const [first, ...others] = refusal.lines;
  return (
    <Alert
      type="error"
      showIcon
      title={first}
      description={
        others.length > 0 || refusal.failure.status >= 500 ? (
          <>
            {others.map((line) => (
              <div key={line}>{line}</div>
            ))}
            {refusal.failure.status >= 500 && <RequestId failure={refusal.failure} />}
          </>
        ) : undefined
      }
      className="form-refusal"
    />
  );
}
