/** What follows the figure of « 1er », « 1re » or « 3e »; a reference such as 8E is in capitals. */
const RAISED = /(?<=(?<![\p{L}\d])\d{1,3}(?:[\u00a0\u202f]\d{3})*)(?:er|re|e)(?![\p{L}\d])/gu;

/** A part of a text; `isRaised` stands above the line. */
interface RaisedPart {
  readonly text: string;
  readonly isRaised: boolean;
}

/** A text cut where letters stand above the line, on screens and on paper; most have none, and are one part. */
export function raisedParts(text: string): readonly RaisedPart[] {
  // Every cell of a long table comes here.
  if (!/\d[er]/.test(text)) return [{ text, isRaised: false }];
  const parts: RaisedPart[] = [];
  let from = 0;
  for (const { 0: letters, index } of text.matchAll(RAISED)) {
    parts.push({ text: text.slice(from, index), isRaised: false }, { text: letters, isRaised: true });
    from = index + letters.length;
  }
  const rest = text.slice(from);
  return rest === '' && parts.length > 0 ? parts : [...parts, { text: rest, isRaised: false }];
}
