import '../src/design/tokens.css';
import '../src/design/fonts.css';
import '../src/design/base.css';
import '../src/design/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { registerServiceWorker } from '../src/static/registration.ts';
import { StaticApp } from '../src/static/StaticApp.tsx';

createRoot(document.getElementById('raccord') as HTMLElement).render(
  <StrictMode>
    <StaticApp />
  </StrictMode>,
);

// After the page has its own files: they come first.
addEventListener('load', () => registerServiceWorker(), { once: true });
