/** A game composed by « raccord preparer » with the free lexicon, to look at. */
export const EXAMPLE = `# nom: Exemple
# formule: normale
CGLRUUW   WU        H7   22
-EFGMTU?  FUMETs    9C   25
G+ACELNO  FLOCAGE   C9   26
N+EOSSX?  EXCiSONS  12A  90
EEGINOT   NEIGEOTE  A8   131
EHNOPRU   EPHORE    15C  42
NU+ADETT  ATTENDU   B2   72
AIMPQRY   TYPAI     3B   32
MQR+BEUV  QUE       2F   51
BMRV+AEI  EMBREVAI  5B   78
ADDEEJS   JADES     1H   69
DE+ANNOZ  ADONNEZ   4I   106
EFIILSU   FIEZ      O1   48
ILSU+ENO  ELUIONS   13H  68
EIMRSTU   MOITEURS  K3   68
AACERTV   CRAVATES  N6   71
ABHIIKS   HAI       O8   40
BIKS+LLR  KSI       10J  32
`;
