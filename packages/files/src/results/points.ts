/** Points shared by equals may have decimals without end. */
export const hundredth = (points: number): number => Math.round(100 * points) / 100;
