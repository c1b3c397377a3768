import { plural } from '@raccord/french';
import { type ConditionId, describeExemption, type Edition, type EditionRow, whenOf } from '@raccord/regulation';

/** A rule in two sentences: what the row says, then why and what is paid. */
export const ruleOf = (row: EditionRow, edition: Edition): readonly [string, string] => [
  `${ifSo(row, edition)}, ${consequenceOf(row, edition)} (${edition.title}, ${row.article}).`,
  `${WHY[row.condition]} : ${paidFor(row, edition)}${exemptionFrom(row, edition)}.`,
];

/** A condition in one clause: « Si le score est absent », « Si, à la place désignée, le mot… ». */
function ifSo({ condition }: EditionRow, edition: Edition): string {
  const label = whenOf(condition, edition).replace(' ; ', ', alors que ');
  return /^(à|dans|pour) /.test(label) ? `Si, ${label}` : `Si ${label}`;
}

function consequenceOf({ sanction }: EditionRow, { penalty }: Edition): string {
  switch (sanction) {
    case 'warning':
      return 'le joueur reçoit un avertissement';
    case 'penalty':
      return `le joueur reçoit une pénalité de ${plural(penalty, 'point')}`;
    case 'referred':
      return 'l’arbitre ne tranche pas et soumet le bulletin à la commission d’arbitrage';
    case 'nullity':
      return 'le coup est nul';
    case 'faulty':
      return 'le raccord est fautif';
    case 'apart':
      return 'il est compté à part des autres avertissements';
    case 'remark':
      return 'cela seul ne vaut pas de sanction, mais le joueur doit savoir ce qui est payé';
  }
}

/** What is paid, whatever the row. */
export function paidFor({ sanction }: Pick<EditionRow, 'sanction'>, { penalty }: Edition): string {
  switch (sanction) {
    case 'warning':
      return 'la solution retenue est payée sans retrait, et l’avertissement est noté au compte du joueur';
    case 'penalty':
      return `la solution retenue est payée, moins ${plural(penalty, 'point')}`;
    case 'referred':
      return 'rien n’est payé avant que la commission décide';
    case 'nullity':
      return 'le coup vaut zéro';
    case 'faulty':
      return 'le raccord ne compte pas, et le bulletin est jugé comme s’il n’en avait pas';
    case 'apart':
      return 'les points ne changent pas, et il s’ajoute à tout ce que le bulletin reçoit d’autre';
    case 'remark':
      return 'ce qui est retenu est payé comme s’il était seul';
  }
}

/** Why a rule is what it is, as a referee tells it. */
const WHY: Readonly<Record<ConditionId, string>> = {
  'no-slip': 'Sans bulletin, il n’y a aucune solution à payer',
  'blank-slip': 'Ce qui est rayé n’existe pas, et un bulletin sans mot ne montre aucune solution',
  'several-slips': 'L’arbitre ne choisit pas entre deux bulletins d’un même joueur',
  'late-slip': 'L’annonce met fin au coup, et plus rien ne s’écrit ni ne se remet ensuite',
  'exchanged-slip': 'Le bulletin du coup est celui que le joueur tenait à la fin du temps',
  'illegible-word': 'L’arbitre ne devine pas un mot qu’il ne peut pas lire',
  'grave-misconduct': 'La faute emporte le coup, quelle que soit la solution écrite',
  'hard-to-read': 'La solution se lit encore, mais au prix d’un effort que le joueur doit éviter',
  disciplinary: 'Il tient à la conduite du joueur et non à ce qu’il a écrit',
  'several-solutions': 'Un coup ne se paie qu’une fois',
  'word-not-admitted': 'Seul un mot admis se paie, où qu’il soit posé',
  'letters-not-in-draw': 'Un mot ne se joue qu’avec les lettres du tirage et celles de la grille',
  'not-placeable': 'Un mot doit tenir sur la grille en touchant une de ses lettres',
  'letters-not-on-line': 'Un mot ne se joue qu’avec les lettres du tirage et celles de sa ligne',
  'not-placeable-as-written': 'L’arbitre s’en tient au sens dans lequel le mot est écrit',
  'word-incomplete': 'Le mot joué s’écrit avec toutes ses lettres, celles de la grille comprises',
  'extension-not-whole': 'Un mot de la grille que l’on prolonge s’écrit en entier avec ce qui le prolonge',
  'extension-too-short': 'Il reste trop peu du mot prolongé pour que l’on sache lequel c’est',
  'extension-shortened': 'Le mot prolongé se reconnaît encore à ce qui en est écrit',
  'final-letter-left-out': 'La place et le score montrent quel mot était joué, et la grille porte la lettre qui manque',
  'final-letter-changed': 'La place et le score montrent quel mot était joué, et la grille porte la bonne lettre',
  'final-letter': 'Avec une lettre en moins ou une autre lettre, le mot écrit n’est plus le mot joué',
  'final-letter-of-extension': 'Sans un score juste, rien ne confirme que le mot entier était joué',
  'stray-word': 'Ce mot est une autre solution du bulletin, et elle ne peut pas être payée',
  'two-link-letters': 'Les lettres montrées suffisent à trouver la place, mais le texte en demande davantage',
  'altered-link': 'Une seule faute sépare le raccord de ce que porte la grille',
  'link-letter-added': 'Avec une lettre de trop, le raccord n’est plus celui que porte la grille',
  'stray-in-link': 'Chaque lettre d’un raccord doit être celle de la grille à cet endroit',
  'one-location-faulty': 'Le mode juste suffit à trouver la place, mais l’autre le contredit',
  'direction-inverted': 'Le mot et la référence se contredisent, mais on trouve encore où va le mot',
  'false-extension': 'À cette place, c’est le mot allongé qui est joué, et il n’est pas admis',
  'false-extension-among-places':
    'L’arbitre ne choisit pas pour le joueur entre une place juste et un prolongement faux',
  'deceptive-score': 'Le bulletin se lit aussi comme un coup faux, et l’on ne joue pas sur deux tableaux',
  'deceptive-links': 'Le bulletin se lit aussi comme un coup faux, et l’on ne joue pas sur deux tableaux',
  'shifted-location': 'Le score montre la bonne place, tout à côté de celle qui est indiquée',
  'wrong-location': 'Le score seul montre où va le mot',
  'place-of-another-score': 'La place du score écrit rapporte davantage, pénalité déduite, que la place indiquée',
  'ambiguous-location': 'Le score seul montre où va le mot, et il peut en montrer une place fausse',
  'formed-word-not-admitted': 'Tous les mots que forme un coup doivent être admis',
  'one-place-not-valid':
    'L’arbitre ne choisit pas pour le joueur entre une place valable et une autre qui ne l’est pas',
  unlocated: 'Un mot ne se paie que si l’on sait où il va',
  'several-places': 'Le score écrit choisit entre les places et, s’il n’en désigne aucune, la moins payée est retenue',
  'score-missing': 'L’arbitre compte le score que le joueur n’a pas écrit',
  'score-wrong': 'Le vrai score de la solution remplace celui qui est écrit',
  'joker-not-circled': 'Le bulletin doit dire quelle lettre le joker représente',
  'wrong-letter-circled': 'Un cercle désigne la lettre que représente un joker, et nulle autre',
  'penalty-to-nullity': 'Une fois la pénalité déduite, le coup serait négatif',
};

/** What an edition exempts from a rule, in brackets. */
function exemptionFrom({ condition }: EditionRow, edition: Edition): string {
  const texts = edition.exemptions
    .filter(({ lifts }) => lifts === condition)
    .map((exemption) => {
      const { subject } = exemption;
      const said = describeExemption(exemption, edition)
        .replace(/\.$/, '')
        .replace(/ \(D\d+\)/, '');
      return said.includes(subject) ? said : `${subject} : ${said}`;
    });
  return texts.length > 0 ? ` (${texts.join(' ; ')})` : '';
}
