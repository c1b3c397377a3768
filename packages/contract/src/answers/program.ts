import { z } from 'zod';

/** Who may come to a server: its own machine alone, its networks, or whomever a proxy or a public address lets in. */
export const DOORS = ['machine', 'network', 'public'] as const;

/** The systems whose firewall is told about; any other is told about as Linux. */
export const SYSTEMS = ['windows', 'macos', 'linux'] as const;

export const reach = z.object({
  door: z.enum(DOORS),
  system: z.enum(SYSTEMS),
  /** Where other devices find the server, the likeliest first. */
  addresses: z.array(z.string()),
  /** Another device has come since the server was started. */
  hasVisitors: z.boolean(),
});
export type Reach = z.infer<typeof reach>;

/**
 * The answer of a running server to a second start: a link for the chief, the address where a browser of this machine
 * opens it once, and the proof that it is the server of these data.
 */
export const rung = z.object({ reply: z.string(), version: z.string(), link: z.string(), opening: z.string() });

/** A newer version, or why the file that should tell of it cannot be read: a sentence; neither, nothing. */
export const update = z.object({ told: z.object({ text: z.string(), isFault: z.boolean() }).optional() });

export const program = z.object({
  version: z.string(),
  hasNotices: z.boolean(),
  /** The free lexicon, by the hash of its words. */
  lexicon: z.string(),
});
