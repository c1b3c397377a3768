/** Of the dictionary that comes with the program, wherever it is used. */
export const FREE_LEXICON = 'Dictionnaire libre, incomplet : il n’est pas celui des compétitions.';
