/** Where a file is chosen. */
export const fileFrench = {
  choose: 'Choisir un fichier…',
  drop: 'ou déposez-le ici',
  chosen: (name: string) => `Fichier choisi : ${name}`,
  many: 'Un seul fichier à la fois : rien n’a été lu.',
  unread:
    'Ce fichier n’a pas été lu : c’est peut-être un dossier, ou il vient d’être déplacé. Choisissez-le de nouveau ; si cela recommence, vérifiez le réseau et rechargez la page.',
};
