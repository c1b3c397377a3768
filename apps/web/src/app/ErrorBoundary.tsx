import { Component, type ReactNode } from 'react';
import { Notice } from '../design/controls.tsx';
import { ReloadButton } from '../design/Loading.tsx';
import layout from '../design/layout.module.css';
import { texts } from '../texts/index.ts';
import { Message } from './Message.tsx';

interface ErrorBoundaryProps {
  /** Of a screen: what else there is still stands around it. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** How browsers say that a part of the program did not come: the network, or another version of it on the server. */
const UNLOADED = /dynamically imported module|module script failed|preload CSS/i;

/** A programmer's mistake in a screen, or a part of it that did not come: a sentence instead of an empty page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly thrown?: unknown }> {
  override state: { readonly thrown?: unknown } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown };
  }

  override render() {
    const { thrown } = this.state;
    if (thrown === undefined) return this.props.children;
    const text = UNLOADED.test(String(thrown)) ? texts.common.unloaded : texts.common.failed;
    const { title } = this.props;
    if (title === undefined) return <Message action={<ReloadButton />}>{text}</Message>;
    return (
      <div className={layout.stack4}>
        <h1>{title}</h1>
        <Notice kind="bad">
          {text} <ReloadButton />
        </Notice>
      </div>
    );
  }
}
