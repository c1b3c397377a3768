import { PAPERS } from '@raccord/contract';

/** The paper of the printer beside this machine. */
export type Paper = (typeof PAPERS)[number];

const KEY = 'raccord.papier';

/** North America prints on Letter, everybody else on A4. */
const usualPaper = (): Paper => (/^(fr-CA|en-(US|CA))$/i.test(navigator.language) ? 'Letter' : 'A4');

export const keptPaper = (): Paper => PAPERS.find((paper) => paper === localStorage.getItem(KEY)) ?? usualPaper();

export const keepPaper = (paper: Paper): void => localStorage.setItem(KEY, paper);
