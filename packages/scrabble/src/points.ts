/** More than any turn brings: whatever writes or reads points, on a slip, in a decision or in a file, stops there. */
export const MOST_POINTS = 9999;

/** The points that a text says, and nothing else. */
export const arePoints = (text: string): boolean => /^\d{1,4}$/.test(text) && Number(text) <= MOST_POINTS;
