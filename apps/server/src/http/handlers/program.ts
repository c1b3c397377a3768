import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hashToken } from '../../access/tokens.ts';
import { toldVersion } from '../../newversion.ts';
import { ApiFault } from '../faults.ts';
import type { Handlers, Services } from '../handling.ts';

type Names = 'describeReach' | 'ring' | 'describeProgram' | 'describeUpdate' | 'readNotices';

/** For whoever runs the program on his own computer. */
export const programHandlers = ({ version, notices, directory, place, lexicons }: Services): Handlers<Names> => {
  const hasNotices = (): Promise<boolean> =>
    access(notices).then(
      () => true,
      () => false,
    );
  return {
    describeReach: () => place.reach(),

    ring: async ({ body }) => {
      const bell = place.bell();
      // Of hashes, so that how long it takes tells nothing.
      if (!bell || hashToken(body.word) !== hashToken(bell.word)) throw new ApiFault('not-found');
      const link = await place.startLink();
      return { reply: bell.reply, version, link, opening: place.opening(link) };
    },

    describeProgram: async () => {
      const [{ hash: lexicon }] = await lexicons.list();
      return { version, hasNotices: await hasNotices(), lexicon };
    },

    describeUpdate: async () => {
      const told = await toldVersion(directory, dirname(notices));
      return told ? { told } : {};
    },

    readNotices: async ({ reply }) => {
      if (!(await hasNotices())) throw new ApiFault('not-found');
      reply.type('text/plain; charset=utf-8');
      return createReadStream(notices);
    },
  };
};
