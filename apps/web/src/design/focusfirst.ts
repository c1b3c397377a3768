const FIELDS = 'input, select, textarea';
/** The main button of a dialog. One that takes something away has no such button, so that no single key does it. */
const MAIN = '[data-look="main"]';
/** Once somebody acts, the focus is his. */
const ACTING = ['keydown', 'pointerdown', 'input'] as const;

type Focusable = HTMLInputElement | HTMLButtonElement;

/** Safari asks whether an element is seen since 17.4 only. */
const isSeen = (element: Partial<Pick<HTMLElement, 'checkVisibility'>> & HTMLElement): boolean =>
  element.checkVisibility?.() ?? element.offsetParent !== null;

const isThere = (element: Focusable): boolean => !element.disabled && isSeen(element);

/** Of several choices the one that is made has the focus, as the tab key would give it. */
const isOffered = (element: Focusable): boolean =>
  element.type !== 'radio' ||
  (element as HTMLInputElement).checked ||
  !element.closest('fieldset, form, dialog')?.querySelector('input[type="radio"]:checked');

const firstOf = (dialog: HTMLElement): Focusable | undefined => {
  const found = (selector: string) =>
    [...dialog.querySelectorAll<Focusable>(selector)].find((element) => isThere(element) && isOffered(element));
  return found(FIELDS) ?? found(MAIN);
};

/**
 * Gives the first field of a dialog the focus, or its main button where it has no field; a dialog to be read keeps it where the
 * browser puts it. What comes later, from the server, is waited for until somebody acts. Answers how to stop waiting.
 */
export function focusFirst(dialog: HTMLElement): () => void {
  const focus = (): void => {
    const first = firstOf(dialog);
    if (first && first !== document.activeElement) first.focus();
  };
  const later = new MutationObserver(focus);
  const stop = (): void => {
    later.disconnect();
    for (const type of ACTING) removeEventListener(type, stop, true);
  };
  focus();
  later.observe(dialog, { childList: true, subtree: true });
  for (const type of ACTING) addEventListener(type, stop, true);
  return stop;
}
