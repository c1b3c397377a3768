/** Spaces before high punctuation, inside quotes and after « art. » and « n° » do not break; texts are written with plain ones. */
export const typeset = (text: string): string => text.replaceAll(/ (?=[:;?!»%])|(?<=«|\b[Aa]rt\.|\b[Nn]°) /g, '\u00a0');
