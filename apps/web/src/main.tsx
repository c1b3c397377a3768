import './design/tokens.css';
import './design/fonts.css';
import './design/base.css';
import './design/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';

createRoot(document.getElementById('raccord') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
