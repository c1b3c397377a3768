import '../design/tokens.css';
import '../design/base.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Shows a component in the page of the test, as the application would, until the test is over. */
export function mount(node: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(<StrictMode>{node}</StrictMode>);
}
