/** As much of axe as this needs. */
interface Axe {
  run(...given: readonly unknown[]): Promise<unknown>;
  readonly commons: { readonly color: { getBackgroundStack(element: Element): Element[] | null } };
  readonly _audit: { readonly checks: Readonly<Record<string, Check>> };
}

interface Check {
  evaluate(this: Telling, element: Element, ...given: unknown[]): boolean | undefined;
}

interface Telling {
  data(told: { readonly contrastRatio?: number }): void;
}

/**
 * In a page that has axe: it works a contrast out once for all texts that look alike. Alike are texts that have the same style, and
 * so have all that lies beneath them, each up to the root of the page. Only what passes is remembered.
 */
export function rememberContrasts(): void {
  const STYLES = [
    ...['color', '-webkit-text-fill-color', '-webkit-text-stroke-color', '-webkit-text-stroke-width', 'text-shadow'],
    ...['font-size', 'font-weight', 'background-color', 'background-image', 'background-clip', 'opacity'],
    ...['mix-blend-mode', 'display', 'float', 'position', 'z-index', 'transform', 'filter', 'isolation', 'contain'],
    ...['will-change', 'visibility', 'clip-path', 'mask-image', 'perspective', 'backdrop-filter'],
  ];
  const { axe } = window as unknown as { axe: Axe };
  const numbers = new Map<string, number>();
  const good = new Set<string>();
  const numberOf = (look: string): number => {
    if (!numbers.has(look)) numbers.set(look, numbers.size);
    return numbers.get(look) as number;
  };
  const seen = new Map<Element, number>();
  const { run } = axe;
  axe.run = (...given) => {
    seen.clear();
    return run(...given);
  };
  const lookOf = (element: Element | null): number => {
    if (!element) return -1;
    const known = seen.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const look = numberOf(`${lookOf(element.parentElement)} ${STYLES.map((name) => style.getPropertyValue(name))}`);
    seen.set(element, look);
    return look;
  };
  const check = axe._audit.checks['color-contrast'];
  const { evaluate } = check;
  check.evaluate = function (element, ...given) {
    const beneath = axe.commons.color.getBackgroundStack(element);
    const look = beneath?.map(lookOf).join();
    if (look !== undefined && good.has(look)) return true;
    let ratio: number | undefined;
    const telling: Telling = Object.create(this, {
      data: {
        value: (told: { readonly contrastRatio?: number }) => {
          ratio = told.contrastRatio;
          this.data(told);
        },
      },
    });
    const answer = evaluate.call(telling, element, ...given);
    if (answer && ratio !== undefined && look !== undefined) good.add(look);
    return answer;
  };
}
