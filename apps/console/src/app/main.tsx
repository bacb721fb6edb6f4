import '@platen/model/no-eval';
import '../ui/theme/inter.css';
import 'virtual:theme.css';
import '../ui/theme/global.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyCurrency } from '../shared/currency.ts';
import { findDesktop } from '../shared/desktop/bridge.ts';
import { applyLocale } from '../shared/locale/locale.ts';
import { loadChunk } from '../shared/request/load-chunk.ts';
import { setChunkLoader } from '../ui/lazy-component.ts';
import { Providers } from './providers.tsx';
import { router } from './routing/router.ts';

applyLocale();
applyCurrency();
setChunkLoader(loadChunk);
await findDesktop();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
createRoot(container).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
