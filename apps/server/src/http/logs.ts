export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** Where lines of the log go. */
export interface LogStream {
  write(line: string): void;
}

/** As long as a token. */
const SECRET = /[\w-]{32,}/g;

/** An address fit for the log: no query, no token. */
export const redact = (address: string): string =>
  address
    .split('?', 1)[0]
    .replace(/^\/+entrer\/.*/is, '/entrer/***')
    .replaceAll(SECRET, '***')
    .slice(0, 300);

/** JSON lines on the standard error: headers, cookies and bodies never get there, addresses without their secrets. */
export const loggerOptions = (level: LogLevel, stream: LogStream = process.stderr) => ({
  level,
  stream,
  base: null,
  serializers: {
    req: ({ method, url }: { method: string; url: string }) => ({ method, url: redact(url) }),
    res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  },
});
