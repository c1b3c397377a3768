import { type Bound, TextField } from '../../design/controls.tsx';
import { chiefTexts } from '../../texts/chief.ts';

/** Why the chief referee does it: one line, which the history keeps. */
export const ReasonLine = ({ isNeeded = true, ...bound }: Bound<string> & { readonly isNeeded?: boolean }) => (
  <TextField label={chiefTexts.reason} hint={isNeeded ? chiefTexts.reasonHint : chiefTexts.reasonOptional} {...bound} />
);
