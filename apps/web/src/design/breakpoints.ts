/**
 * The widths at which screens change, in rem: up to so much, each name tells of what. Style sheets write the figure, since CSS has no
 * name for it; `styles.test.ts` holds them to this list.
 */
export const BREAKPOINTS = { small: 24, phone: 30, narrow: 40, tablet: 48, middle: 60, wide: 80 } as const;
