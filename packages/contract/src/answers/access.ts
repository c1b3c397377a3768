import { z } from 'zod';
import { ROLES } from '../roles.ts';

/** Who is asking. A chief without a tournament runs a club, or without one the whole installation. */
export const session = z.object({
  role: z.enum(ROLES),
  name: z.string(),
  tournament: z.string().optional(),
  club: z.string().optional(),
  centre: z.string().optional(),
  /** The official or the entrant. */
  id: z.string().optional(),
});
export type SessionAnswer = z.infer<typeof session>;

export const link = z.object({
  id: z.string(),
  label: z.string(),
  role: z.enum(ROLES),
  centre: z.string().optional(),
  subject: z.string().optional(),
  createdAt: z.number(),
  expiresAt: z.number(),
  isRevoked: z.boolean(),
  /** The last time that somebody entered by it. */
  openedAt: z.number().optional(),
});

/** A page of links, and how many there are in all. */
export const links = z.object({
  links: z.array(
    link.extend({
      /** Left out where nobody listens by it, on this server. */
      isOnline: z.literal(true).exactOptional(),
    }),
  ),
  total: z.number(),
});

/** A link to the whole installation. */
export const installationLink = link.extend({
  /** Good links that were made with it, and would end with it. */
  made: z.number(),
  /** It opened the session of who asks. */
  isOwn: z.boolean(),
});

/** How many links were ended: the one named, and those that were made with it. */
export const revoked = z.object({ ended: z.number() });

/** A link just made: its address is shown this once. */
export const newLink = link.extend({
  url: z.string(),
  /** None where links are made bare. */
  qr: z.string().exactOptional(),
});
