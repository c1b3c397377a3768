/** Keys that move and rub out. */
const GOING_ON = /^(?:Arrow.+|Page.+|Home|End|Tab|Backspace|Delete)$/;

export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** A character in a field, a new line in an area. */
const isWriting = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  (key.length === 1 ? isField(target) : key === 'Enter' && target instanceof HTMLTextAreaElement);

function ignoreRepeat(event: KeyboardEvent): void {
  if (!event.repeat || GOING_ON.test(event.key) || isWriting(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * A key held down does once what it is for, wherever it is pressed: its repeats reach neither components nor the browser, so that
 * none records or confirms anything. Only moving and writing go on. Answers how to stop.
 */
export function ignoreRepeats(): () => void {
  addEventListener('keydown', ignoreRepeat, true);
  return () => removeEventListener('keydown', ignoreRepeat, true);
}
