/** When a link is made, and until when it is good. */
export const linkTimes = { createdAt: 1_794_700_000_000, expiresAt: 1_794_800_000_000 };

/** A link that the program made. */
export const linkTo = (stream: string, id: string) => ({
  ...{ id, stream, role: 'chief', data: {}, label: 'Zoé', ...linkTimes, createdBy: null, tokenHash: `hash of ${id}` },
});
