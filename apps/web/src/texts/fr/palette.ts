import { chiefFrench as chief } from './chief.ts';
import { navigationFrench as screens } from './navigation.ts';

/** What people call an action otherwise than the screens do. */
const also: Readonly<Record<string, string>> = {
  [screens.announcer]: 'annonceur lire voix haute dire lettres',
  [screens.audit]: 'journal actions qui a fait défaire erreur',
  [screens.commission]: 'litige réclamation soumettre décision accorder moyenne',
  [screens.documents]: 'imprimer papier PDF feuilles bulletins export fichier palmarès',
  [screens.game]: 'coups tirages solutions imprimer',
  [screens.hallScreen]: 'projecteur vidéoprojecteur salle public',
  [screens.links]: 'QR code lien tablette téléphone arbitre inviter spectateurs',
  [screens.regulation]: 'article règle loi texte',
  [screens.results]: 'résultats points rang scores imprimer podium',
  [screens.second]: 'vérifier seconde lecture',
  [screens.statistics]: 'chiffres courbes solos moyennes',
  [screens.trial]: 'juger simuler verdict essai',
  [chief.people]: 'inscrire retard départ absent présence table exclure exclusion avertissement abandon',
  [chief.officials]: 'tables nommer attribuer',
  [`${chief.sounds}…`]: 'son volume bruit essayer',
  [chief.undo]: 'défaire erreur retour',
  [chief.cancelTurn]: 'erreur incident',
  [chief.replayTurn]: 'défaire recommencer erreur',
  [chief.correctPlayed]: 'erreur tirage solution',
  [chief.finish]: 'terminer arrêter clore',
  [chief.planAnother]: 'nouvelle partie suivante mort subite départager',
};

export const paletteFrench = {
  title: 'Toutes les actions',
  search: 'Que voulez-vous faire ?',
  example: 'imprimer, annuler, inscrire…',
  list: 'Actions possibles',
  none: 'Rien ne porte ce nom ici : essayez un autre mot.',
  also,
};
