/** The help of a screen. */
export const helpFrench = {
  of: (screen: string) => `Aide : ${screen}`,
  search: 'Chercher dans l’aide',
  nothingFound: 'Aucune page de l’aide n’a tous ces mots.',
  allAbout: 'Tout sur cet écran',
  keys: 'Touches de cet écran',
  keyboard: 'Réglages du clavier',
  letterKeys: 'Touches d’une seule lettre',
  letterKeysHint:
    'Sans elles, une lettre pressée par mégarde, ou entendue par une commande vocale, ne fait rien ; les touches F1 à F10 et celles avec Ctrl restent. Le choix vaut pour cet appareil.',
  /** Pages of the guide that every screen offers, by their titles: what is looked for in haste comes first. */
  forAll: [
    'Quand quelque chose ne va pas',
    'La première soirée',
    'Menu et touches',
    'Installer',
    'Démarrer et arrêter',
    'Former des arbitres',
    'Publier',
    'Examen d’arbitrage sur papier',
  ],
};
