import { Component, type ReactNode } from 'react';
import { Button, Notice } from '../design/controls.tsx';
import { texts } from '../texts/index.ts';
import { Message } from './Message.tsx';

interface ErrorBoundaryProps {
  /** The rest of the page still stands around it. */
  readonly isPart?: boolean;
  readonly children: ReactNode;
}

/** A programmer's mistake in a screen, or a part of it that did not come: a sentence instead of an empty page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const reload = <Button onClick={() => location.reload()}>{texts.common.reload}</Button>;
    if (!this.props.isPart) return <Message action={reload}>{texts.common.failed}</Message>;
    return (
      <Notice kind="bad">
        {texts.common.failed} {reload}
      </Notice>
    );
  }
}
