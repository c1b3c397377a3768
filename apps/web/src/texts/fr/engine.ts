export const engineFrench = {
  preparing: 'Chargement du dictionnaire…',
  failed:
    'Le calcul s’est arrêté dans cette page : verdicts et solutions ne viennent plus. Ce que vous avez tapé reste là. Relancez-le ; si cela recommence, rechargez la page.',
  restart: 'Relancer le calcul',
};
