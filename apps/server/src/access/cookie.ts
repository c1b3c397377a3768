export const COOKIE_NAME = 'raccord';

/** The token of the session in the header that a browser sends. */
export function readCookie(header: string | undefined): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.split('=');
    if (name.trim() === COOKIE_NAME && value) return value.trim();
  }
  return undefined;
}

/** Out of reach of scripts and never sent from another site; kept as long as the session lasts. */
export const makeCookie = (token: string, seconds: number, isSecure: boolean): string =>
  `${COOKIE_NAME}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${Math.max(0, Math.floor(seconds))}${isSecure ? '; Secure' : ''}`;

export const dropCookie = (isSecure: boolean): string => makeCookie('', 0, isSecure);
