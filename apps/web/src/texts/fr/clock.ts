/** The clock as players read it. */
export const clockFrench = {
  clubRhythm: (rhythm: string) =>
    `${rhythm} : aucun article de ce règlement n’en parle. C’est un rythme propre au club, que vous pouvez choisir (D24).`,
  name: 'Chronomètre',
  left: 'Temps restant',
  ready: 'Tirage annoncé',
  phases: {
    think: 'Réflexion',
    write: 'Notez votre solution',
    over: 'Temps écoulé : levez vos bulletins',
  },
  paused: 'Chronomètre arrêté',
  volume: 'Volume',
  loudness: (share: number) => (share === 0 ? 'coupé' : `${Math.round(share * 100)} %`),
  trySignals: 'Essayer les signaux',
  louder: 'Plus fort',
  softer: 'Moins fort',
};
