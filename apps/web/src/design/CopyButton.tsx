import { type RefObject, useState } from 'react';
import { texts } from '../texts/index.ts';
import { Button } from './controls.tsx';

interface CopyButtonProps {
  /** What is copied: a field, or a text on the page. */
  readonly of: RefObject<HTMLElement | null>;
  readonly label: string;
}

/** Copies a text; says so once it is done. */
export function CopyButton({ of, label }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    // On a plain-http network a page has no other clipboard than that of what is selected.
    if (of.current instanceof HTMLInputElement) of.current.select();
    else if (of.current) getSelection()?.selectAllChildren(of.current);
    setCopied(document.execCommand('copy'));
  };
  return <Button onClick={copy}>{isCopied ? texts.common.copied : label}</Button>;
}
