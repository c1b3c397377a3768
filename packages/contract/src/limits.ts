/** How long what people write may be, for forms and for the schemas that check what they send. */

/** A name on one line. */
export const LONGEST_LABEL = 200;

/** All the licences of a large federation. */
export const MOST_LICENSEES = 60_000;

/** The name under which somebody sits an exam or plays on his phone. */
export const LONGEST_PARTICIPANT = 60;

/** What a candidate says against the key of a slip. */
export const LONGEST_CONTEST = 500;
