import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';

/** Controls as small and quiet as the panel's own figures, whatever field they are of. */
export function DenseControls({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider componentSize="small" variant="filled">
      {children}
    </ConfigProvider>
  );
}
