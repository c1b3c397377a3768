import { PAPERS } from '@raccord/contract';
import { keep, keptText } from '../app/usekept.ts';

/** The paper of the printer beside this machine. */
export type Paper = (typeof PAPERS)[number];

const KEY = 'raccord.papier';

/** North America prints on Letter, everybody else on A4. */
const usualPaper = (): Paper => (/^(fr-CA|en-(US|CA))$/i.test(navigator.language) ? 'Letter' : 'A4');

export const keptPaper = (): Paper => PAPERS.find((paper) => paper === keptText(KEY)) ?? usualPaper();

export const keepPaper = (paper: Paper): void => keep(KEY, paper);
