/** Where the slips of a centre are entered: the first table that misses one has the hand. */
export const entryAddress = (tournament: string, centre?: string): string =>
  `/tournois/${tournament}/saisie${centre === undefined ? '' : `?centre=${encodeURIComponent(centre)}`}`;

export const centreOfAddress = (address: URLSearchParams): string | undefined => address.get('centre') ?? undefined;
