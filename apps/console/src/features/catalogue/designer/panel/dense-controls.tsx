import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';

/** Makes the controls of any field as compact as the panel's own. */
export function DenseControls({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider componentSize="small" variant="filled">
      {children}
    </ConfigProvider>
  );
}
