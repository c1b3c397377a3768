/** What `raccord exemples` writes: a file of each kind that a command reads. The examples of `--help` name them. */

/** The folder that the examples name. */
export const SAMPLE_FOLDER = 'essai';

export const SAMPLE_TOURNAMENT = 'mardi';

export const SAMPLE_FILES: Readonly<Record<string, string>> = {
  'grille.txt': `...............
...............
...............
...............
.........G.....
.........A.....
.........M.....
...MENERAI.....
.........N.....
...............
...............
...............
...............
...............
...............
`,
  'cas.yaml': `- cas: Raccord de deux lettres
  coup: 3
  partie: [H4 MENERAI, 10E GAMIN]
  tirage: TASOUEL
  bulletin:
    mot: TAS
    sens: horizontal
    dessin: |
      ..I
      ..N
      TAS
    score: 15
`,
  'partie.txt': `# nom: Partie d’essai
# formule: normale
AAILMRZ   ZAMIA       H4   50
LR+EEENR  REEREZ      4C   30
LN+EFIMS  FLAMINES    8F   63
DEEENU?   ENtENDUE    K4   82
ADGNOSU   DAGUONS     B2   89
AOPRTUX   ORAUX       A8   78
PT+ABEIJ  BAT         A3   31
EIJP+ILS  JULEPS      10J  37
`,
  'mots.txt': 'CHAT\nCHATS\nCHIEN\nCHIENS\nNICHE\nTACHE\n',
  'mots-2027.txt': 'CHAT\nCHATS\nCHIEN\nCHIENS\nNICHE\nNICHES\n',
  'liste.csv': 'nom;prénom;club\nDURAND;Zoé;Vichy\nPETIT;Luc;Moulins\n',
  'phrase.txt': 'Trois hiboux dorment sous la lampe verte\n',
};
