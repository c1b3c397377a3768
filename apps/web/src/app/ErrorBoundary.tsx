import { Component, type ReactNode } from 'react';
import { Button } from '../design/controls.tsx';
import { texts } from '../texts/index.ts';
import { Message } from './Message.tsx';

/** A programmer's mistake in a screen: a sentence instead of an empty page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Message action={<Button onClick={() => location.reload()}>{texts.common.reload}</Button>}>
        {texts.common.failed}
      </Message>
    );
  }
}
