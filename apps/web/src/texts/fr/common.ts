import { moment, plural, withCapital } from '@raccord/french';
import { ROLE_NAMES } from '@raccord/tournament';

export const common = {
  close: 'Fermer',
  cancel: 'Annuler',
  restore: 'Rétablir',
  confirm: 'Valider',
  loading: 'Chargement…',
  retry: 'Réessayer',
  help: 'Aide',
  wholeNumber: 'Un nombre entier.',
  whole: (least: number, most: number) => `Un nombre entier de ${least} à ${most}.`,
  chooseFile: 'Choisir un fichier…',
  keys: 'Touches de cet écran',
  keyboard: 'Réglages du clavier',
  letterKeys: 'Touches d’une seule lettre',
  letterKeysHint:
    'Sans elles, une lettre pressée par mégarde, ou entendue par une commande vocale, ne fait rien ; les touches F1 à F10 et celles avec Ctrl restent. Le choix vaut pour cet appareil.',
  skip: 'Aller au contenu',
  keyNames: {
    Enter: 'Entrée',
    ' ': 'Espace',
    Escape: 'Échap',
    Shift: 'Maj',
    PageDown: 'Page ↓',
    PageUp: 'Page ↑',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
  },
  /** Pages of the guide that every screen offers, by their titles. */
  helpForAll: [
    'La première soirée',
    'Installer',
    'Démarrer et arrêter',
    'Former des arbitres',
    'Publier',
    'Examen d’arbitrage sur papier',
    'Quand quelque chose ne va pas',
  ],
  roles: {
    chief: withCapital(ROLE_NAMES.chief),
    referee: withCapital(ROLE_NAMES.referee),
    'second-referee': withCapital(ROLE_NAMES['second-referee']),
    commission: withCapital(ROLE_NAMES.commission),
    player: withCapital(ROLE_NAMES.player),
    screen: 'Écran de la salle',
    spectator: 'Spectateurs',
    relay: 'Relais d’un centre',
  },
  noStationHint:
    'Les liens sont donnés par le juge-arbitre, depuis « Postes et liens » ; le sien s’affiche au démarrage de Raccord.',
  relayLink:
    'Ce lien n’est pas destiné à un navigateur : donnez-le au serveur du centre (« raccord servir --relais LIEN »).',
  notHere: 'Cette page n’existe pas, ou n’est pas pour votre poste.',
  backHome: 'Retour à l’accueil',
  failed: 'Une erreur s’est produite dans cette page. Rechargez-la : rien de ce qui est enregistré n’est perdu.',
  reload: 'Recharger la page',
  unloaded: 'Une partie de la page n’a pas pu être chargée : vérifiez le réseau, puis rechargez la page.',
  fileUnread:
    'Ce fichier n’a pas été lu : ce qui doit le lire n’a pas pu être chargé. Vérifiez le réseau, rechargez la page, puis choisissez-le de nouveau.',
  time: moment,
  turn: (number: number) => `Coup ${number}`,
  turnOf: (game: string, turn: number) => `${game}, coup ${turn}`,
  table: (number: number) => `Table ${number}`,
  points: (count: number) => plural(count, 'point'),
};
