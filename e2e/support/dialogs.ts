import type { Page } from '@playwright/test';

/**
 * Every dialog that a test opens is looked at: typing must do what it is for, so that its first focus is on a field, or on the main
 * button where there is none. One that opens otherwise is an error of the page, and no test allows those.
 */
export const watchDialogs = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const show = HTMLDialogElement.prototype.showModal;
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      show.call(this);
      queueMicrotask(() => {
        const isOffered = (element: Element) => element.checkVisibility() && !(element as HTMLInputElement).disabled;
        const fields = [...this.querySelectorAll('input, select, textarea')].filter(isOffered);
        const main = [...this.querySelectorAll('[data-look="main"]')].filter(isOffered);
        const wanted = fields.length > 0 ? fields : main;
        const focused = document.activeElement;
        const title = this.querySelector('h2')?.textContent;
        if (!this.open || wanted.length === 0 || (focused && wanted.includes(focused))) return;
        console.error(`« ${title} » opens with the focus on « ${focused?.textContent} »`);
      });
    };
  });
