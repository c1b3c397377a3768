import type { Plugin } from 'vite';

/** The letters of French are asked for with the page itself, before its styles are read. */
export function preloadFont(base: string): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => /-latin-wght-normal-[^/]*\.woff2$/.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `${base}${name}` },
            injectTo: 'head' as const,
          })),
    },
  };
}
