/** The header under which a browser keeps an answer as a file (RFC 8187). */
export const attachmentOf = (fileName: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll(/['()*]/g, escapeSign)}`;

const escapeSign = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
