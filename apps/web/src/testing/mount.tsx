import '../design/tokens.css';
import '../design/base.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Shows a component in the page of the test, as the application would, until the test is over. Answers how to take it away before. */
export function mount(node: ReactNode): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let isShown = true;
  const unmount = (): void => {
    if (isShown) root.unmount();
    isShown = false;
    place.remove();
  };
  onTestFinished(unmount);
  root.render(<StrictMode>{node}</StrictMode>);
  return unmount;
}
