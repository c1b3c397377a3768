import { PAPERS } from '@raccord/contract';
import { keep, keptText } from '../app/usekept.ts';

/** The paper of the printer beside this machine. */
export type DocumentPaper = (typeof PAPERS)[number];

const KEY = 'raccord.papier';

/** Canada prints on Letter; a browser that speaks English says nothing of where it is. */
const usualPaper = (): DocumentPaper => (/^(fr|en)-CA$/i.test(navigator.language) ? 'Letter' : 'A4');

export const keptPaper = (): DocumentPaper => PAPERS.find((paper) => paper === keptText(KEY)) ?? usualPaper();

export const keepPaper = (paper: DocumentPaper): void => keep(KEY, paper);
