import type { BrowserContext } from '@playwright/test';

/**
 * Every dialog that a test opens is looked at, when it opens and whenever it changes until somebody acts: typing must do what it is
 * for, so that its focus is on its first field, or on the main button where there is none, and never on what takes something away.
 * One that opens otherwise is an error of the page, and no test allows those.
 */
export const watchDialogs = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const isOffered = (element: HTMLInputElement): boolean => element.checkVisibility() && !element.disabled;
    /** Of several choices the tab key goes to the one that is made. */
    const isFirstChoice = (
      { type, name, checked, form }: HTMLInputElement,
      all: readonly HTMLInputElement[],
    ): boolean =>
      type !== 'radio' || checked || all.every((other) => other.name !== name || other.form !== form || !other.checked);
    const firstOf = (dialog: HTMLElement): HTMLElement | undefined => {
      const fields = [...dialog.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(isOffered);
      const mains = [...dialog.querySelectorAll<HTMLInputElement>('[data-look="main"]')].filter(isOffered);
      return fields.find((field) => isFirstChoice(field, fields)) ?? mains[0];
    };
    const show = HTMLDialogElement.prototype.showModal;
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      show.call(this);
      const look = (): void => {
        const focused = document.activeElement;
        if (!this.open || isOver) return;
        const isDangerous = focused instanceof HTMLElement && focused.dataset.look === 'danger';
        const wanted = firstOf(this);
        if (!isDangerous && (!wanted || wanted === focused)) return;
        console.error(`« ${this.querySelector('h2')?.textContent} » has the focus on « ${focused?.outerHTML} »`);
      };
      let isOver = false;
      const lookSoon = (): void => queueMicrotask(look);
      const changes = new MutationObserver(lookSoon);
      const stop = (): void => {
        isOver = true;
        changes.disconnect();
      };
      for (const type of ['keydown', 'pointerdown', 'input'])
        addEventListener(type, stop, { capture: true, once: true });
      changes.observe(this, { childList: true, subtree: true });
      lookSoon();
    };
  });
