import { calendarDay, dayOf, number, plural } from '@raccord/french';
import { commonFrench } from './common.ts';

const A_MINUTE = 60_000;

export const linksFrench = {
  title: 'Postes et liens',
  once: 'Chacun entre à son poste par son lien, sans compte ni mot de passe. Un lien ne se montre qu’une fois, quand il est créé : imprimez-le ou copiez-le aussitôt. Perdu ? Créez-en un autre et révoquez l’ancien.',
  stations: 'Un lien à la fois',
  stationsHint: 'pour qui arrive, ou a perdu le sien',
  tonight: {
    title: 'Tous les liens de ce soir',
    hint: 'Une carte par poste, avec son QR code : un PDF à imprimer et à découper. Chacun vise le sien avec l’appareil photo de son téléphone.',
    parts: {
      officials: (count: number) => `Arbitres et commission (${count})`,
      screens: (count: number) => (count === 1 ? 'Écran de la salle' : `Écrans (${count})`),
      players: (count: number) => `Joueurs (${number(count)})`,
      spectators: (_: number) => 'Spectateurs (un seul lien)',
    },
    purposes: {
      officials: 'Saisissent, relisent ou tranchent les bulletins.',
      screens: 'Le tirage, le temps et le classement, en grand.',
      players: 'Suivent sur leur téléphone, ou y remettent leur bulletin.',
      spectators: 'Suivent de chez eux ; à afficher ou à publier.',
    },
    again: (count: number) =>
      count === 1
        ? 'Un nouveau lien aussi pour le poste qui en a déjà un'
        : `De nouveaux liens aussi pour les ${number(count)} postes qui en ont déjà un`,
    make: (count: number) => (count === 0 ? 'Tous les postes ont leur lien' : `Créer ${plural(count, 'lien')} (PDF)`),
    printed: (count: number) =>
      `${plural(count, 'lien créé', 'liens créés')} : les cartes sont dans le PDF qui vient d’être enregistré. Imprimez-le, découpez-le ; ces liens ne se montreront plus ici.`,
  },
  groups: {
    referees: 'Arbitres',
    offices: 'Double arbitrage et commission',
    screens: 'Écran, spectateurs, second appareil du juge-arbitre',
    centres: 'Responsables et relais des centres',
    players: 'Joueurs',
  },
  each: (purpose: string) => `Chacun ${purpose.charAt(0).toLowerCase()}${purpose.slice(1)}`,
  none: {
    referees: 'Aucun arbitre n’est encore nommé.',
    players: 'Aucun joueur n’est encore inscrit.',
  },
  screen: 'Écran de la salle',
  screenOf: (centre: string) => `Écran · ${centre}`,
  chief: 'Juge-arbitre',
  chiefOf: (centre: string) => `Responsable · ${centre}`,
  relayOf: (centre: string) => `Relais · ${centre}`,
  player: (table: number, name: string) => `Table ${table} · ${name}`,
  make: 'Créer le lien',
  makeFor: (label: string) => `Créer le lien : ${label}`,
  valid: (count: number) => plural(count, 'lien valable', 'liens valables'),
  centre: 'Centre',
  everyCentre: 'Tous les centres',
  filter: 'Chercher un poste : nom, table',
  noStation: 'Aucun poste ne correspond à cette recherche.',
  shownStations: (shown: number, total: number) => `${plural(shown, 'poste')} sur ${number(total)}`,

  made: 'Liens à distribuer',
  forget: 'Retirer de l’écran',
  copy: 'Copier le lien',
  address: (label: string) => `Adresse du poste : ${label}`,
  qr: (label: string) => `QR code du poste : ${label}`,

  known: 'Liens déjà créés',
  online: 'connecté',
  allEnded: 'Plus aucun lien valable : tous ont expiré ou ont été révoqués.',
  noneFound: 'Aucun lien valable ne correspond à cette recherche.',
  search: 'Chercher un lien',
  shown: (shown: number, total: number) => `${plural(shown, 'lien')} sur ${number(total)}`,
  more: 'Afficher la suite',
  searchRest: 'Cherchez les autres par leur nom.',
  ended: (count: number) => plural(count, 'lien expiré ou révoqué', 'liens expirés ou révoqués'),
  validOf: (role: string, opened: number | undefined, expires: number) =>
    `${role} · ${opened === undefined ? 'pas encore ouvert' : `ouvert le ${commonFrench.time(opened)}`} · valable jusqu’au ${commonFrench.time(expires)}`,
  states: { expired: 'expiré', revoked: 'révoqué' },
  revoke: 'Révoquer',
  revokeFor: (label: string) => `Révoquer le lien : ${label}`,
  revokeTitle: 'Révoquer ce lien ?',
  revokeHint: (label: string) =>
    `Quiconque tient le poste « ${label} » par ce lien en sera déconnecté aussitôt. Un nouveau lien l’y fera revenir.`,
  madeWith: (count: number) =>
    `${plural(count, 'lien encore valable a été créé', 'liens encore valables ont été créés')} avec lui :`,
  andMore: (count: number) => `et ${plural(count, 'autre', 'autres')}`,
  endMade: 'Révoquer aussi ces liens',
  endedNow: (count: number) => plural(count, 'lien révoqué', 'liens révoqués'),

  reach: {
    machine:
      'Raccord a été démarré pour cet ordinateur seul : aucun autre appareil ne peut entrer. Pour que d’autres entrent, fermez Raccord, puis ouvrez-le de nouveau par son icône.',
    alone:
      'Cet ordinateur n’est relié à aucun réseau : aucun autre appareil ne peut entrer. Reliez-le à la box ou au partage de connexion de la salle.',
    address: 'Les autres appareils, reliés au même réseau, viennent à cette adresse :',
    addresses:
      'Les autres appareils, reliés au même réseau, viennent à l’une de ces adresses (la première est celle des liens) :',
    nobody: 'Aucun autre appareil n’a encore atteint ce serveur.',
    help: 'Un appareil n’arrive pas à entrer ? C’est souvent le pare-feu',
    sameNetwork:
      'Il doit être sur le même réseau que cet ordinateur : la même box, le même Wi-Fi. Un Wi-Fi public ou d’hôtel sépare souvent les appareils : prenez une box ou le partage de connexion d’un téléphone.',
    steps: {
      windows: () => [
        'Au premier démarrage, Windows demande s’il faut autoriser « Node.js JavaScript Runtime », le moteur de Raccord : acceptez, pour les réseaux privés. S’il ne demande plus rien, continuez.',
        'Ouvrez les paramètres de Windows et cherchez « Autoriser une application via le Pare-feu Windows ».',
        'Pressez « Modifier les paramètres » (un mot de passe d’administrateur peut être demandé), puis cochez « Privé » pour chaque « Node.js JavaScript Runtime ». S’il n’est pas dans la liste : « Autoriser une autre application… », « Parcourir », et choisissez node.exe dans le dossier de Raccord.',
        'Si le réseau de la salle est réglé comme « public », réglez-le comme « privé » : Paramètres, « Réseau et Internet », puis le réseau auquel vous êtes relié.',
      ],
      macos: () => [
        'Ouvrez Réglages Système, « Réseau », puis « Coupe-feu ».',
        'S’il est activé, pressez « Options… » et autorisez les connexions entrantes pour « node », le moteur de Raccord.',
      ],
      linux: (port: string) => [
        `Ouvrez le port ${port} : « sudo ufw allow ${port}/tcp », ou « sudo firewall-cmd --add-port=${port}/tcp ».`,
      ],
    },
  },

  /** Those of a club or of the installation. */
  wide: {
    label: 'Pour qui',
    usualLabel: 'Responsable',
    make: 'Créer un lien',
    once: 'Ce lien vaut un an et ne s’affiche qu’ici : copiez-le, ou faites lire le QR code.',
    times: (made: number, opened: number | undefined, expires: number) =>
      `Créé le ${commonFrench.time(made)}, ${opened === undefined ? 'jamais ouvert' : `ouvert le ${commonFrench.time(opened)}`}, valable jusqu’au ${commonFrench.time(expires)}.`,
    /** Of one that is called by the time when it was made. */
    timesOfUnnamed: (made: number, opened: number | undefined, expires: number) =>
      `${opened === undefined ? 'Jamais ouvert' : opened - made < A_MINUTE ? 'Ouvert aussitôt' : `Ouvert le ${commonFrench.time(opened)}`}, valable jusqu’au ${calendarDay(dayOf(expires))}.`,
    made: (count: number) => `${plural(count, 'lien créé', 'liens créés')} avec lui.`,
    own: 'Le vôtre',
    endMade: (count = 0) =>
      count === 1
        ? 'Révoquer aussi le lien créé avec lui'
        : `Révoquer aussi les ${count > 1 ? `${count} ` : ''}liens créés avec lui`,
  },

  installation: {
    title: 'Liens du juge-arbitre',
    hint: 'Chaque démarrage de Raccord en donne un, valable un jour, puis trente s’il a été ouvert. Révoquez ceux qui sont perdus.',
    about: 'Ceux qui donnent accès à toute l’installation.',
    revokeOwn: 'C’est votre propre lien : vous serez déconnecté. Le prochain démarrage du serveur en donnera un autre.',
    revokeOther: (made: string) => `Quiconque est entré par le lien du ${made} sera déconnecté aussitôt.`,
  },
};
