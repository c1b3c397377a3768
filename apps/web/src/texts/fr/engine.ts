export const engineFrench = {
  preparing: 'Chargement du dictionnaire…',
  failed:
    'Le moteur de cette page s’est arrêté : verdicts et solutions ne viennent plus. Ce que vous avez tapé reste là. Relancez-le ; si cela recommence, rechargez la page.',
  restart: 'Relancer le moteur',
};
