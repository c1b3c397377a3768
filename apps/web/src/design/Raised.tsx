import { raisedParts, typeset } from '@raccord/french';

/**
 * A text as it should be set, of the server too: the letters of « 1er » and « 3e » stand above the line, and spaces that must not
 * break do not.
 */
export const Raised = ({ text }: { readonly text: string }) =>
  raisedParts(typeset(text)).map(({ text: part, isRaised }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name.
    isRaised ? <sup key={index}>{part}</sup> : part,
  );
