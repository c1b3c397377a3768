import { makeOpenApi } from '@raccord/contract';
import type { Handlers, Services } from '../handling.ts';
import { docsPage } from '../pages/docs.ts';

type Names = 'health' | 'readiness' | 'readHealth' | 'metrics' | 'readContract' | 'describeContract';

/** For those who run the server and those who write programs. */
export const serviceHandlers = ({ store, halls, audience, metrics, delays, version }: Services): Handlers<Names> => {
  let document: ReturnType<typeof makeOpenApi> | undefined;
  return {
    health: () => ({ status: 'ok', version }),

    /** A store that is away throws, whatever it is asked, and the answer is `try-again`. */
    readiness: async () => {
      await store.clubs.first();
      return { status: 'ok', version };
    },

    readHealth: () => ({
      ...{ version, memory: process.memoryUsage.rss(), connections: audience.size, delays: delays.seen },
    }),

    metrics: async ({ reply }) => {
      const events = (await halls.list()).reduce((sum, { sequence }) => sum + sequence, 0);
      reply.type('text/plain; version=0.0.4; charset=utf-8');
      return metrics.write({ events, connections: audience.size });
    },

    readContract: ({ reply }) => {
      reply.type('text/html; charset=utf-8');
      return docsPage();
    },

    describeContract: () => {
      document ??= makeOpenApi(version);
      return document as { openapi: string };
    },
  };
};
