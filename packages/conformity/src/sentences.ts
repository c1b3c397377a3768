/** Why a sentence is not counted: it speaks to people, of what is shown or timed, of what is no tournament, of a free choice. */
export type Uncounted = 'people' | 'shown' | 'elsewhere' | 'choice';

/** A sentence of 2023 (docs/reglement/phrases-2023.md), and what a run of trials counts for it. */
export type CountedSentence = {
  readonly articles: readonly string[];
  readonly text: string;
} & (
  | {
      /** Any of these exercises it. */
      readonly marks: readonly string[];
      readonly why?: never;
    }
  | { readonly why: Uncounted; readonly marks?: never }
);

export const SENTENCES_2023: readonly CountedSentence[] = [
  { articles: ['1.1'], text: 'Le jeu a 102 jetons, dont deux jokers qui ne valent rien.', marks: ['checked draw'] },
  {
    articles: ['1.1'],
    text: 'Un mot tient sur la grille sans contredire ses lettres, touche une lettre posée, et rien ne le précède ni ne le suit.',
    marks: ['checked solution'],
  },
  {
    articles: ['1.2.1'],
    text: 'Les cases multiplient la lettre ou le mot sous les seules lettres nouvelles ; deux rouges par neuf, trois par vingt-sept, deux roses par quatre.',
    marks: ['checked top'],
  },
  { articles: ['1.2.1'], text: 'Un joker vaut zéro.', marks: ['solution with a joker'] },
  {
    articles: ['1.3'],
    text: 'Un coup dure trois minutes ; le temps peut être réduit à 2:30, 2:00 ou 1:00.',
    marks: ['rhythm normal', 'rhythm semi-normal', 'rhythm semi-rapide', 'rhythm blitz'],
  },
  {
    articles: ['D24'],
    text: 'Lecture : le semi-blitz est permis, et dit propre au club.',
    marks: ['rhythm semi-blitz'],
  },
  {
    articles: ['5.1'],
    text: 'Un mot est admis s’il est dans le dictionnaire, ou une forme qu’il valide.',
    marks: ['row word-not-admitted'],
  },
  { articles: ['2.1'], text: 'Documents et appareils électroniques sont interdits aux joueurs.', why: 'people' },
  { articles: ['2.2'], text: 'Tableaux et écrans montrent les lettres dans l’ordre de l’annonce.', why: 'shown' },
  { articles: ['2.2'], text: 'La lettre d’un joker y a une autre couleur.', why: 'shown' },
  {
    articles: ['4.1'],
    text: 'Le bulletin porte le numéro de table, le mot, sa localisation à partir du deuxième coup et le score.',
    why: 'people',
  },
  {
    articles: ['4.1'],
    text: 'À la fin du coup, et pas avant, il se lève ; jusqu’au ramassage on n’y change rien.',
    why: 'people',
  },
  {
    articles: ['4.1'],
    text: 'Ce qui est écrit ou échangé après la fin ne se juge pas.',
    marks: ['row late-slip', 'row exchanged-slip'],
  },
  { articles: ['4.1'], text: 'Une station de joueur n’écrit plus après l’annonce.', why: 'elsewhere' },
  {
    articles: ['4.2'],
    text: 'Le mot est écrit en entier dans tous les cas : un tiret est une nullité.',
    marks: ['row word-incomplete'],
  },
  {
    articles: ['4.2'],
    text: 'Écrit en partie, et lu sur la grille comme un coup valable que la référence montre : mot incomplet.',
    marks: ['row word-incomplete'],
  },
  {
    articles: ['4.2'],
    text: 'Aucune faute dans les lettres de la grille que le mot reprend.',
    marks: ['row not-placeable'],
  },
  {
    articles: ['4.3.1'],
    text: 'Lettre puis chiffre : horizontal ; chiffre puis lettre : vertical ; c’est la case de la première lettre.',
    marks: ['slip with a reference'],
  },
  { articles: ['4.3.1'], text: 'Avec une référence, on n’écrit que le mot.', marks: ['row one-location-faulty'] },
  {
    articles: ['4.3.2'],
    text: 'Une lettre de raccord touche par un côté une lettre nouvelle ou une autre lettre de raccord.',
    marks: ['slip with links'],
  },
  {
    articles: ['4.3.2'],
    text: 'Une chaîne peut être coudée, il peut y en avoir plusieurs : c’est le total qui compte.',
    marks: ['slip with links'],
  },
  { articles: ['4.3.2'], text: 'Les lettres du mot qui sont sur la grille comptent.', marks: ['slip with links'] },
  { articles: ['4.3.2'], text: 'Il en faut trois.', marks: ['row two-link-letters'] },
  {
    articles: ['4.3.2', 'D7'],
    text: 'Lecture : deux suffisent au deuxième coup, si le premier mot n’a que deux lettres, et à aucun autre coup.',
    marks: ['slip with links on the second turn'],
  },
  {
    articles: ['4.3.2'],
    text: 'Un joker de la grille est une lettre de raccord comme une autre.',
    marks: ['slip with links on a board with a joker'],
  },
  {
    articles: ['D18'],
    text: 'Lecture : table oubliée, crayon, encre rouge ne coûtent rien d’eux-mêmes ; l’arbitre peut donner un avertissement disciplinaire.',
    marks: ['event warning-given'],
  },
  { articles: ['5.2.1'], text: 'Un mot joué pose une lettre du tirage au moins.', marks: ['row not-placeable'] },
  {
    articles: ['5.2.1'],
    text: 'Il est techniquement possible quelque part, dans un sens ou dans l’autre.',
    marks: ['row letters-not-in-draw'],
  },
  {
    articles: ['5.2.1'],
    text: 'Toute lettre qui n’est ni du mot ni de raccord est parasite, une lettre juste sans contact aussi.',
    marks: ['slip with links'],
  },
  { articles: ['5.2.2'], text: 'Les lettres parasites sont négligées.', marks: ['slip with links and a reference'] },
  {
    articles: ['5.2.2', 'D19'],
    text: 'Lecture : une lettre isolée à côté d’une référence juste est négligée, deux dans une suite sont un second mode.',
    marks: ['slip with links and a reference'],
  },
  {
    articles: ['5.2.2', '5.4.1.b'],
    text: 'Un mot jouable que font des lettres parasites, sans être une solution acceptable, rend le bulletin nul.',
    marks: ['row stray-word'],
  },
  {
    articles: ['D3'],
    text: 'Lecture : une suite qui est un raccord, à une faute près à une place valable, n’est pas un mot.',
    marks: ['row stray-word'],
  },
  {
    articles: ['D3'],
    text: 'Lecture : il faut deux lettres hors du mot, et deux lettres nouvelles.',
    marks: ['row stray-word'],
  },
  {
    articles: ['D27'],
    text: 'Lecture : une suite qui ne coupe pas le mot se compare case par case.',
    marks: ['row stray-word'],
  },
  {
    articles: ['5.2.3'],
    text: 'Un mot formé coupe le mot joué : une lettre nouvelle et des lettres de la grille.',
    marks: ['row formed-word-not-admitted'],
  },
  {
    articles: ['5.4'],
    text: 'Ce qui est rayé, solution ou lettre, n’existe pas.',
    marks: ['slip with something struck'],
  },
  { articles: ['5.4'], text: 'S’il ne reste rien, le bulletin est vierge.', marks: ['row blank-slip'] },
  {
    articles: ['5.3'],
    text: 'La localisation est correcte si la place montrée est valable, le mot en entier et dans son sens.',
    marks: ['slip with a reference'],
  },
  {
    articles: ['5.3'],
    text: 'Mot et référence de sens différents : les deux places sont essayées ; une seule valable est correcte, avec un avertissement.',
    marks: ['row direction-inverted'],
  },
  {
    articles: ['5.5'],
    text: 'Les deux le sont : le score écrit choisit ; sinon la moins payée.',
    marks: ['slip turned against its reference'],
  },
  {
    articles: ['5.3'],
    text: 'Mot et référence retournés tous deux : une autre place.',
    marks: ['slip turned against its reference'],
  },
  {
    articles: ['D27'],
    text: 'Lecture : sens inversé, le dessin tourne avec le mot.',
    marks: ['slip with links turned against its reference'],
  },
  {
    articles: ['5.3'],
    text: 'Une référence illisible est une référence fausse.',
    marks: ['slip with an illegible reference'],
  },
  {
    articles: ['5.3'],
    text: 'Un mot de trois lettres ou plus prolongé : la référence n’est pas regardée.',
    marks: ['slip of an extension'],
  },
  {
    articles: ['D8'],
    text: 'Lecture : écrit dans l’autre sens avec une référence juste, il est toléré avec un avertissement.',
    marks: ['slip turned against its reference'],
  },
  {
    articles: ['5.3'],
    text: 'Deux modes, dont un fautif : l’autre est gardé, avec un avertissement.',
    marks: ['row one-location-faulty'],
  },
  {
    articles: ['5.3', '5.4.2.b'],
    text: 'Deux modes justes pour deux places : la meilleure, avec un avertissement.',
    marks: ['row one-location-faulty'],
  },
  {
    articles: ['5.3'],
    text: 'Deux modes fautifs : le moins sévère de ce que chacun vaudrait seul.',
    marks: ['slip with links and a reference'],
  },
  {
    articles: ['D6'],
    text: 'Lecture : le raccord désigne les places qui laissent le moins de lettres parasites, et tout prolongement valable.',
    marks: ['slip with links'],
  },
  {
    articles: ['D6'],
    text: 'Lecture : les lettres du mot seules ne désignent que sans référence et si rien d’autre n’est écrit.',
    marks: ['slip without a reference'],
  },
  {
    articles: ['5.4.2.b'],
    text: 'De plusieurs places que le raccord montre, celle du score écrit ; sinon la moins payée.',
    marks: ['row several-places'],
  },
  { articles: ['5.4.2.b'], text: 'Zéro si l’une d’elles est fallacieuse.', marks: ['row deceptive-links'] },
  {
    articles: ['5.3.1'],
    text: 'Le score d’une pose quelconque de la place est payé.',
    marks: ['slip paid as written'],
  },
  {
    articles: ['5.3.2'],
    text: 'Score absent ou erroné : celui de la pose encerclée, avec un avertissement.',
    marks: ['row score-missing', 'row score-wrong'],
  },
  {
    articles: ['5.3.2', 'D10'],
    text: 'Lecture : encerclement impossible, la plus basse des poses dont les jokers servent pour des lettres absentes du tirage.',
    marks: ['row wrong-letter-circled'],
  },
  {
    articles: ['5.3.3'],
    text: 'Aucune localisation n’a le score écrit, qui est celui d’une place valable dans le sens écrit : payé moins 5.',
    marks: ['row wrong-location'],
  },
  {
    articles: ['5.3.3'],
    text: 'Au même score, une place forme un mot non valide mais plausible : nullité, où que pointe le bulletin.',
    marks: ['row deceptive-score'],
  },
  {
    articles: ['D1'],
    text: 'Lecture : est plausible un pluriel ou un féminin d’un mot de la grille ; c’est un réglage du tournoi.',
    marks: ['row deceptive-score'],
  },
  {
    articles: ['D2'],
    text: 'Lecture : à la place que montre le bulletin pour son score, tout allongement est plausible.',
    marks: ['row deceptive-score'],
  },
  {
    articles: ['5.6'],
    text: '4 points ou moins : la pénalité devient une nullité.',
    marks: ['row penalty-to-nullity'],
  },
  { articles: ['5.4.1.a'], text: 'Aucune solution acceptable : nullité.', marks: ['row unlocated'] },
  { articles: ['5.4.1.a'], text: 'Le mot n’est pas admis : nullité.', marks: ['row word-not-admitted'] },
  {
    articles: ['5.4.1.c'],
    text: 'Le mot ne peut se poser sur cette grille : erreur de grille.',
    marks: ['row not-placeable'],
  },
  {
    articles: ['5.4.1.d'],
    text: 'Il le pourrait avec d’autres lettres : erreur de lettre.',
    marks: ['row letters-not-in-draw'],
  },
  { articles: ['D12'], text: 'Lecture : ni admis ni jouable, les deux motifs.', marks: ['slip null for two reasons'] },
  {
    articles: ['5.4.2.a'],
    text: 'Premier coup : le plus haut score du mot, quels que soient place, sens, référence.',
    marks: ['slip of the first turn'],
  },
  {
    articles: ['5.4.2.a'],
    text: 'Avertissement si le score ou l’encerclement n’est pas celui-là.',
    marks: ['slip of the first turn with a warning'],
  },
  {
    articles: ['D17'],
    text: 'Lecture : écrit verticalement au premier coup, aucune sanction.',
    marks: ['slip of the first turn written down'],
  },
  {
    articles: ['5.4.2.b'],
    text: 'De toutes les solutions acceptables d’un mot, celle qui paie le plus, pénalité déduite.',
    marks: ['checked verdict'],
  },
  {
    articles: ['5.4.2.b'],
    text: 'Si c’est le score seul et qu’il est fallacieux : nullité.',
    marks: ['row deceptive-score'],
  },
  {
    articles: ['D5'],
    text: 'Lecture : le raccordement fallacieux n’annule que si le score seul aurait payé le plus.',
    marks: ['row deceptive-score', 'row deceptive-links'],
  },
  {
    articles: ['D9'],
    text: 'Lecture : ce à quoi rien n’est reproché est payé comme demandé.',
    marks: ['slip paid as written'],
  },
  {
    articles: ['5.4.2.b'],
    text: 'De plusieurs solutions indépendantes, la moins payée, quel que soit le score.',
    marks: ['row several-solutions'],
  },
  {
    articles: ['D4'],
    text: 'Lecture : sont indépendantes les solutions écrites à part.',
    marks: ['row several-solutions'],
  },
  {
    articles: ['D11'],
    text: 'Lecture : égales, la plus sévère, puis la première écrite ; au premier coup aussi.',
    marks: ['row several-solutions'],
  },
  {
    articles: ['5.5'],
    text: 'Avertissement : score absent ou erroné.',
    marks: ['row score-missing', 'row score-wrong'],
  },
  {
    articles: ['5.5'],
    text: 'Avertissement : joker non encerclé, autre lettre encerclée.',
    marks: ['row joker-not-circled', 'row wrong-letter-circled'],
  },
  {
    articles: ['5.5'],
    text: 'Un joker de la grille ne s’encercle pas ; encerclé, il n’est pas regardé.',
    marks: ['slip on a board with a joker'],
  },
  { articles: ['5.5'], text: 'Avertissement : deux lettres de raccord.', marks: ['row two-link-letters'] },
  {
    articles: ['5.5'],
    text: 'Mot de deux lettres prolongé, ni troisième lettre ni référence juste : avertissement.',
    marks: ['row two-link-letters'],
  },
  {
    articles: ['5.5'],
    text: 'Avertissement : bulletin difficile à lire, de l’avis de l’arbitre.',
    marks: ['row hard-to-read'],
  },
  { articles: ['5.5', '5.8'], text: 'Avertissement disciplinaire, compté à part.', marks: ['row disciplinary'] },
  {
    articles: ['5.6'],
    text: 'Pénalité de 5 points : localisation fautive ou absente, score existant.',
    marks: ['row wrong-location', 'row place-of-another-score'],
  },
  { articles: ['5.7'], text: 'Nullité : bulletin non remis.', marks: ['row no-slip'] },
  { articles: ['5.7'], text: 'Nullité : bulletin vierge, ou plusieurs tous vierges.', marks: ['row blank-slip'] },
  {
    articles: ['5.7'],
    text: 'Nullité : plusieurs qui ne sont pas vierges ; un seul écrit est jugé.',
    marks: ['row several-slips'],
  },
  {
    articles: ['5.7'],
    text: 'Nullité : écrit ou échangé après la fin.',
    marks: ['row late-slip', 'row exchanged-slip'],
  },
  { articles: ['5.7'], text: 'Nullité : mot illisible.', marks: ['row illegible-word'] },
  { articles: ['5.7'], text: 'Nullité : faute grave de comportement.', marks: ['row grave-misconduct'] },
  {
    articles: ['D27'],
    text: 'Lecture : l’ordre de T0 donne le motif, quand il y en a deux.',
    marks: ['row blank-slip'],
  },
  {
    articles: ['5.7'],
    text: 'Nullité : un mot formé n’est pas admis à la place montrée.',
    marks: ['row formed-word-not-admitted'],
  },
  {
    articles: ['5.8'],
    text: 'Un avertissement au plus par coup, quel que soit le nombre de motifs.',
    marks: ['slip with one warning for two reasons'],
  },
  {
    articles: ['5.8', 'D20'],
    text: 'Lecture : aucun avertissement avec une pénalité, et son motif n’est pas cité.',
    marks: ['penalty'],
  },
  { articles: ['5.8'], text: 'Aucun avec une nullité, qui ne cite que ses motifs.', marks: ['result nullity'] },
  { articles: ['5.8'], text: 'Seul l’avertissement disciplinaire s’ajoute à tout.', marks: ['row disciplinary'] },
  {
    articles: ['5.9'],
    text: 'Le billet porte sanctions, motifs et mots non admis, joués ou formés.',
    marks: ['checked correction'],
  },
  {
    articles: ['5.9'],
    text: 'Le quatrième avertissement, et chacun des suivants, coûte 5 points ; le sixième en blitz et en partie originale.',
    marks: ['warnings cost from the fourth', 'warnings cost from the sixth'],
  },
  { articles: ['5.9'], text: 'Ils se déduisent à la fin de la partie.', marks: ['warnings cost'] },
  {
    articles: ['5.9'],
    text: 'Même si le joueur n’a pas reçu ses billets.',
    marks: ['warnings cost though no slip was handed over'],
  },
  {
    articles: ['5.9'],
    text: 'Un avertissement disciplinaire compte comme les autres.',
    marks: ['event warning-given'],
  },
  { articles: ['D16'], text: 'Lecture : la mort subite est une partie originale.', marks: ['rhythm mort-subite'] },
  {
    articles: ['5.9'],
    text: 'En mort subite, toute pénalité se déduit au coup même.',
    marks: ['penalty in a sudden death'],
  },
  {
    articles: ['5.9'],
    text: 'Ce que corrige le double-arbitre passe par un billet, que l’arbitre inscrit et transmet.',
    marks: ['ruled by a second referee'],
  },
  { articles: ['5.9'], text: 'Toute sanction est notifiée.', marks: ['checked correction'] },
  {
    articles: ['5.9'],
    text: 'Pas de billet nécessaire pour le score du mot retenu, ni pour un zéro au-dessus du top.',
    marks: ['correction spared'],
  },
  {
    articles: ['5.9'],
    text: 'Billet tardif, faux ou incomplet, et le même mot non admis rejoué ou formé : la moyenne, pas de nouvelle nullité.',
    marks: [
      'average found without a slip',
      'average found after a slip too late',
      'average found after a slip that did not name it',
    ],
  },
  {
    articles: ['5.9'],
    text: 'De tous les autres joueurs de l’arbitre, zéros compris, autres moyennes exclues.',
    marks: ['mean over a zero', 'mean beside another average'],
  },
  { articles: ['5.9'], text: 'Arrondie par défaut.', marks: ['mean with a fraction'] },
  {
    articles: ['D13'],
    text: 'Lecture : des scores après les 5 points du bulletin, avant le coût des avertissements.',
    marks: ['mean over a penalty'],
  },
  { articles: ['5.9'], text: 'Jamais plus que sa propre solution.', marks: ['average found limited'] },
  {
    articles: ['5.9'],
    text: 'Pas si une autre faute rend le bulletin nul.',
    marks: ['excuse barred by another fault'],
  },
  { articles: ['5.9'], text: 'Jusqu’à ce qu’il ait su le motif.', marks: ['nullity again once told'] },
  {
    articles: ['3'],
    text: 'Temps réduit ou partie originale : son genre et ses conditions sont annoncés avant le premier tirage.',
    why: 'shown',
  },
  { articles: ['3.1'], text: 'Les lettres sont tirées une à une, au hasard.', marks: ['checked draw'] },
  { articles: ['3.1'], text: 'Vingt secondes au moins entre la fin de l’annonce et le tirage suivant.', why: 'people' },
  {
    articles: ['3.1'],
    text: 'On annonce combien de lettres restent ou sont rejetées, le reliquat, les lettres nouvelles, tout le tirage.',
    why: 'shown',
  },
  { articles: ['3.1'], text: 'Le reliquat dans l’ordre alphabétique, joker en dernier.', why: 'shown' },
  {
    articles: ['3.1'],
    text: 'Un joker tiré est la lettre blanche ; le blitz n’épelle pas le tirage entier.',
    why: 'shown',
  },
  { articles: ['3.1'], text: 'On épelle par les pays, d’Algérie à Zambie.', why: 'shown' },
  {
    articles: ['3.2'],
    text: 'Du premier au quinzième coup deux voyelles et deux consonnes, si ce qui reste le permet ; ensuite, ou sinon, une et une.',
    marks: ['draw of two and two', 'draw of one and one'],
  },
  {
    articles: ['3.2'],
    text: 'Sinon rejet : tout est remis, reliquat compris, et tiré à nouveau.',
    marks: ['rejected invalid'],
  },
  {
    articles: ['3.2', 'D14'],
    text: 'Lecture : Y et jokers comptent au choix, sauf si tout le reste, sac et chevalet, n’est que voyelles ou que consonnes.',
    marks: ['draw with a joker'],
  },
  { articles: ['3.2'], text: 'Aucun tirage valable possible : la partie finit.', marks: ['end bag'] },
  { articles: ['3.3'], text: 'Signaux au début, à trente ou vingt secondes, à la fin.', why: 'shown' },
  { articles: ['3.3'], text: 'L’annonce finit le coup, non la pendule.', marks: ['event turn-ended'] },
  {
    articles: ['3.4'],
    text: 'La solution la plus chère est retenue, trouvée ou non.',
    marks: ['checked top', 'checked solution'],
  },
  {
    articles: ['3.4'],
    text: 'Égales : celle qui épargne le joker, puis celle qui finit la partie.',
    marks: ['tops of which some spare the joker', 'tops of which some end the game'],
  },
  { articles: ['3.4'], text: 'Puis celle qui ouvre le plus le jeu, au choix du juge-arbitre.', why: 'choice' },
  {
    articles: ['3.4'],
    text: 'Annoncée dans cet ordre : points, sens, place, mot, épellation, mots formés, rappel.',
    why: 'shown',
  },
  { articles: ['3.4'], text: '« Attention à la place » seulement si la confusion est probable.', why: 'people' },
  {
    articles: ['3.5'],
    text: 'Solo : seul au-dessus de tous les autres, même sous le top.',
    marks: ['solo below the top'],
  },
  { articles: ['3.5'], text: 'Comparé avant la pénalité.', marks: ['solo with a penalty'] },
  {
    articles: ['3.5', 'D21'],
    text: 'Lecture : dix points à partir de seize joueurs de la partie ; en dessous crédité sans points.',
    marks: ['solo of ten points from sixteen players', 'solo without a bonus'],
  },
  {
    articles: ['3.6'],
    text: 'Aucune solution n’existe : arrêt, tout est remis, nouveau tirage.',
    marks: ['rejected nothing-playable'],
  },
  {
    articles: ['3.6'],
    text: 'Erreur de temps, d’épellation, de pose, d’admission : le juge-arbitre peut annuler ; points nuls, lettres et reliquat remis.',
    marks: ['cancelled for all', 'cancelled in a centre'],
  },
  { articles: ['3.6'], text: 'Le tirage suivant diffère de l’annulé.', marks: ['draw after a cancelled one'] },
  { articles: ['3.6'], text: 'Pas assez de lettres pour un autre tirage : la partie finit.', marks: ['end incident'] },
  {
    articles: ['D22'],
    text: 'Lecture : la conduite reste, ce qui était sur les bulletins tombe.',
    marks: ['conduct of a cancelled turn'],
  },
  { articles: ['3.7'], text: 'Fin : tout est posé, ou ce qui reste ne donne aucun tirage.', marks: ['end bag'] },
  { articles: ['3.7'], text: 'Fin : rien ne peut plus se poser.', marks: ['end no-move'] },
  {
    articles: ['3.7'],
    text: 'Fin : un coup annulé, sept lettres ou moins restant, dans toutes les formules.',
    marks: ['end incident'],
  },
  {
    articles: ['3.7'],
    text: 'Fin : une interruption de plus de trente minutes, au dernier coup dont la fin fut annoncée.',
    marks: ['end interruption'],
  },
  {
    articles: ['3.8.1'],
    text: 'Partie joker : un joker dans chaque tirage, remplacé par sa lettre si le sac l’a.',
    marks: ['joker replaced'],
  },
  { articles: ['D25'], text: 'Lecture : le second joker est remplacé de même.', marks: ['joker replaced'] },
  {
    articles: ['D15'],
    text: 'Lecture : épargner le joker, parmi les meilleures solutions.',
    marks: ['tops of which some spare the joker'],
  },
  {
    articles: ['3.8.2'],
    text: '7 sur 8, 7 et 8, 7, 8 et 9 : 50, 75 et 100 points.',
    marks: ['game 7sur8', 'game 7et8', 'game 789'],
  },
  {
    articles: ['3.8.3'],
    text: 'Mort subite : moins que le meilleur score trouvé par un autre, éliminé.',
    marks: ['out of a sudden death'],
  },
  { articles: ['3.8.3'], text: 'Trois coups à 1:00 + 0:20, trois à 0:40 + 0:20, puis 0:20 + 0:20.', why: 'shown' },
  {
    articles: ['3.8.3', 'D26'],
    text: 'Lecture : le score pénalité déduite se compare.',
    marks: ['out of a sudden death'],
  },
  {
    articles: ['3.8.3'],
    text: 'À égalité, ex æquo : seule une mort subite départage, ou ce que la compétition a choisi.',
    marks: ['sudden death that separates', 'rank shared'],
  },
  {
    articles: ['3.8.4'],
    text: 'Topping : le top trouvé, le tirage suivant vient aussitôt ; non trouvé, vingt secondes de plus ; le moins de temps gagne.',
    why: 'elsewhere',
  },
  {
    articles: ['6.1'],
    text: 'Tricherie prouvée : scores annulés, exclu des autres parties.',
    marks: ['event entrant-excluded'],
  },
  {
    articles: ['6.2'],
    text: 'Retard : les coups déjà joués comptent comme nuls.',
    marks: ['turn missed by a latecomer'],
  },
  { articles: ['6.2'], text: 'En paires, si les deux joueurs manquent.', why: 'people' },
  {
    articles: ['6.3'],
    text: 'Réclamation par un joueur ou l’arbitrage, jusqu’à la partie suivante, ou quinze minutes après la dernière.',
    marks: ['event appeal-filed'],
  },
  {
    articles: ['6.3'],
    text: 'Contre toute décision, non les bulletins seuls.',
    marks: [
      'appeal warning',
      'appeal draw',
      'appeal solution',
      'appeal cancellation',
      'appeal lateness',
      'appeal end',
      'appeal exclusion',
    ],
  },
  {
    articles: ['6.3'],
    text: 'Plusieurs lectures sans jouer sur deux tableaux : la plus favorable au joueur.',
    why: 'people',
  },
  { articles: ['6.4.1'], text: 'Une épreuve internationale a sa commission.', why: 'people' },
  { articles: ['6.4.2', '6.4.2.a'], text: 'On peut en appeler à la commission de la FISF,', why: 'people' },
  { articles: ['6.4.2.b'], text: 'dont voici les membres.', why: 'people' },
  {
    articles: ['6.4.2', '6.4.2.c'],
    text: 'Le dossier se complète en deux semaines à partir de la demande, ou tombe ; pas de date avant elle.',
    why: 'elsewhere',
  },
  {
    articles: ['5.3.3', '5.6'],
    text: 'Ce que décident les personnes : 5 points sur 4 ou moins est une nullité.',
    marks: ['refused bad-ruling'],
  },
  { articles: ['5.8'], text: 'De même, aucun avertissement avec une pénalité.', marks: ['refused bad-ruling'] },
  {
    articles: ['5.9'],
    text: 'De même, une moyenne accordée à la main ne dépasse pas la solution du bulletin.',
    marks: ['average granted limited'],
  },
  {
    articles: ['6.3'],
    text: 'La commission seule en décide autrement, et le dossier le dit.',
    marks: ['ruled otherwise'],
  },
  {
    articles: ['D23'],
    text: 'Lecture : un bulletin soumis par un arbitre garde ce qui a été jugé.',
    marks: ['event slip-referred'],
  },
];

/** How often a sentence was exercised. */
export const timesOfSentence = ({ marks = [] }: CountedSentence, counts: Readonly<Record<string, number>>): number =>
  marks.reduce((sum, mark) => sum + (counts[mark] ?? 0), 0);
