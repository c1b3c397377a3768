import { plural } from '@raccord/french';

/** What is said to whoever tries an evening. */
export const rehearsalFrench = {
  title: 'Essai',
  things: ['Tirer et lancer', 'Annoncer et poser', 'Saisir et clore'],
  steps: {
    draw: 'Tirez les lettres. F2 presse le grand bouton, qui dit toujours ce qui vient ensuite.',
    start: 'Dites les lettres à voix haute, puis lancez le chronomètre.',
    announce:
      'Les joueurs cherchent. C’est vous qui annoncez la fin du coup : à la fin du temps, ou tout de suite, en confirmant.',
    lay: 'Posez la solution : tous la posent sur leur grille.',
    wait: 'Vos bulletins sont saisis. Votre collègue finit les siens.',
    close: 'Tous les bulletins sont là : il reste à clore ce coup.',
    finish: 'Trois coups suffisent pour s’exercer : terminez la partie, par décision, le motif est à vous.',
    over: 'La soirée est finie. Rien n’en sera gardé : terminez l’essai quand vous aurez vu le classement.',
  },
  enter: (table: number, place: number, count: number) =>
    `Bulletin ${place} sur ${count}, table ${table} : tapez ce que vous lisez, faute comprise, puis Entrée. Raccord juge.`,
  gather: (count: number) => `${plural(count, 'bulletin')} devant vous : passez à la saisie.`,
  onPaper: (slip: string) => `Sur le bulletin : ${slip}`,
  toType: 'Tapez :',
  circled: '* après la lettre encerclée : c’est un joker.',
  incoming: (left: number) => `${plural(left, 'bulletin')} encore chez votre collègue.`,
  decide: (table: number) => `Le bulletin de la table ${table} est soumis à la commission : à vous de décider.`,
  decideThere: 'Voir ce bulletin',
  decideHere: (table: number) =>
    `Table ${table} : choisissez une décision, écrivez ou touchez un motif, puis rendez la décision.`,
  misread: (table: number, typed: string, written: string) =>
    `Table ${table} : vous avez saisi « ${typed} », le bulletin dit « ${written} ».`,
  end: 'Terminer l’essai',
};
