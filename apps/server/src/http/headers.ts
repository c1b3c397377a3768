/** Only what can stand in an address: nothing of a forged `Host` gets into the policy. */
const HOST = /^[\w.:[\]-]+$/;

/** What a page of the server may load and who may show it. The engine is WebAssembly; the live feed is a WebSocket. */
const policyFor = (host: string): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "img-src 'self' data:",
    `connect-src 'self'${HOST.test(host) ? ` ws://${host} wss://${host}` : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');

let last: { readonly host: string; readonly headers: Readonly<Record<string, string>> } | undefined;

/** Nearly all ask under one name: its headers are made once. */
export function securityHeaders(host: string): Readonly<Record<string, string>> {
  if (last?.host !== host) last = { host, headers: headersFor(host) };
  return last.headers;
}

const headersFor = (host: string): Readonly<Record<string, string>> => ({
  'content-security-policy': policyFor(host),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
});

/** The header under which a browser keeps an answer as a file (RFC 8187). */
export const attachmentOf = (fileName: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll(/['()*]/g, escapeSign)}`;

const escapeSign = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
