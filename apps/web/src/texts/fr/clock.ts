/** The clock as players read it. */
export const clock = {
  name: 'Chronomètre',
  ready: 'Tirage annoncé',
  phases: {
    think: 'Réflexion',
    write: 'Notez votre solution',
    over: 'Temps écoulé : levez vos bulletins',
  },
  paused: 'Chronomètre arrêté',
};
