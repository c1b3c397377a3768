/** A colour of the tokens as a canvas takes it: light or dark already chosen. */
export type Palette = (token: string) => string;

export function paletteOf(element: HTMLElement): Palette {
  const colours = new Map<string, string>();
  const read = (token: string): string => {
    const probe = document.createElement('span');
    probe.style.color = `var(--${token})`;
    element.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  return (token) => {
    const colour = colours.get(token) ?? read(token);
    colours.set(token, colour);
    return colour;
  };
}

/** Calls back whenever the page turns light or dark. Answers how to stop. */
export function onTheme(listener: () => void): () => void {
  const query = matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(listener);
  query.addEventListener('change', listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    query.removeEventListener('change', listener);
    observer.disconnect();
  };
}
