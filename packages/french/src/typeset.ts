/** Spaces before high punctuation and inside quotes do not break; texts are written with plain ones. */
export const typeset = (text: string): string =>
  text.replaceAll(/ (?=[:;?!»%])/g, '\u00a0').replaceAll('« ', '«\u00a0');
