export const aboutFrench = {
  what: 'Raccord aide à arbitrer le Scrabble duplicate : il trouve toutes les solutions, juge chaque bulletin selon le règlement choisi et tient le compte de chacun.',
  version: (version: string) => `Version ${version}`,
  trademark: {
    title: 'La marque Scrabble',
    text: 'Scrabble est une marque déposée, qui appartient à ses propriétaires. Raccord n’a aucun lien avec eux.',
  },
  licence: {
    title: 'Licence',
    text: 'Raccord est un logiciel libre, sous licence MIT, © 2026 « The Raccord contributors » : chacun peut l’employer, le copier, le modifier et le donner, sans garantie d’aucune sorte.',
    read: 'Lire la licence',
  },
  lexicon: {
    title: 'Dictionnaire fourni',
    text: 'Il est fait à partir du dictionnaire orthographique français « Toutes variantes » 7.0 pour Hunspell, © 2007–2018 « Dicollecte contributors, Olivier R. », publié sur grammalecte.net, et reste sous la licence publique Mozilla 2.0 (MPL-2.0, mozilla.org/MPL/2.0). Les mots y sont fléchis, sans accents et en capitales. Ce n’est pas le dictionnaire des compétitions.',
  },
  font: {
    title: 'Caractères',
    text: 'Source Sans 3, d’Adobe, sous la licence SIL Open Font License 1.1 (openfontlicense.org).',
  },
  libraries: {
    title: 'Bibliothèques',
    text: 'Raccord emploie des bibliothèques libres, chacune sous sa licence.',
    read: 'Lire leurs notices et leurs licences',
    elsewhere: 'Leurs notices et leurs licences accompagnent les paquets de Raccord, dans le fichier THIRD-PARTY.txt.',
  },
  privacy: {
    title: 'Vos données',
    text: 'Raccord n’envoie rien à personne : ni statistiques, ni noms, ni parties. Ce que vous y mettez reste là où il tourne.',
  },
};
