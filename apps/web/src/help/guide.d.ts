declare module 'virtual:guide' {
  import type { GuideSection } from './sections.ts';

  /** The pages of `docs/guide.md`. */
  export const sections: readonly GuideSection[];
}
