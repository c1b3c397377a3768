export const COOKIE_NAME = 'raccord';

/** Of somebody at his place in a sitting: each sitting has its own, so that one may be in several. */
export const SEAT_COOKIE_NAME = 'raccord-seance';

/** The token of a session, or of a seat, in the header that a browser sends. */
export function readCookie(header: string | undefined, wanted = COOKIE_NAME): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.split('=');
    if (name.trim() === wanted && value) return value.trim();
  }
  return undefined;
}

/** Out of reach of scripts and never sent from another site; kept as long as the session lasts. */
export const makeCookie = (token: string, seconds: number, isSecure: boolean): string =>
  cookie(`${COOKIE_NAME}=${token}`, '/', seconds, isSecure);

export const dropCookie = (isSecure: boolean): string => makeCookie('', 0, isSecure);

const SEAT_SECONDS = 30 * 24 * 3600;

export const makeSeatCookie = (sitting: string, token: string, isSecure: boolean): string =>
  cookie(`${SEAT_COOKIE_NAME}=${token}`, `/api/sittings/${sitting}`, SEAT_SECONDS, isSecure);

const cookie = (pair: string, path: string, seconds: number, isSecure: boolean): string =>
  `${pair}; Path=${path}; HttpOnly; SameSite=Strict; Max-Age=${Math.max(0, Math.floor(seconds))}${isSecure ? '; Secure' : ''}`;
