export const common = {
  close: 'Fermer',
  cancel: 'Annuler',
  confirm: 'Valider',
  loading: 'Un instant…',
  retry: 'Réessayer',
  help: 'Aide',
  roles: {
    chief: 'Juge-arbitre',
    referee: 'Arbitre',
    'second-referee': 'Double-arbitre',
    commission: 'Commission',
    screen: 'Écran de la salle',
    player: 'Joueur',
    relay: 'Relais d’un centre',
  },
  noStation: 'Ouvrez le lien ou le QR code de votre poste : c’est lui qui vous fait entrer.',
  noStationHint:
    'Le juge-arbitre donne les liens, depuis « Postes et liens » ; le sien s’affiche au démarrage de Raccord.',
  relayLink:
    'Ce lien n’est pas pour un navigateur : donnez-le au serveur du centre, par « raccord servir --relais LIEN ».',
  notHere: 'Cette page n’existe pas, ou n’est pas pour votre poste.',
  backHome: 'Retour à l’accueil',
  failed: 'Quelque chose s’est mal passé dans cette page. Rechargez-la : rien de ce qui est enregistré n’est perdu.',
  reload: 'Recharger la page',
  turn: (number: number) => `Coup ${number}`,
  table: (number: number) => `Table ${number}`,
  points: (count: number) => `${count} point${Math.abs(count) > 1 ? 's' : ''}`,
};
