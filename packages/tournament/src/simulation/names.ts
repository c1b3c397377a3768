/** Common French first names and family names: put together at random, they name nobody. */

const FIRST_NAMES = `
  Adèle Adrien Agnès Alain Albert Alice Amandine Amélie André Anne Antoine Arnaud Arthur Aurélie Béatrice Benoît Bernard
  Brigitte Bruno Camille Carole Catherine Cécile Céline Chantal Charles Charlotte Christian Christine Claire Claude Clément
  Colette Corinne Damien Daniel Danielle David Delphine Denis Denise Didier Dominique Édith Éliane Élise Élodie Emma
  Emmanuel Éric Estelle Étienne Fabienne Fabrice Florence Françoise Frédéric Gabriel Gaëlle Geneviève Georges Gérard Gilles
  Ginette Guillaume Guy Hélène Henri Hugo Inès Isabelle Jacqueline Jacques Jean Jeanne Jérôme Joëlle Julie Julien Juliette
  Karine Laurence Laurent Léa Lionel Louis Louise Luc Lucie Madeleine Manon Marc Marcel Marie Marion Martine Mathilde
  Maxime Michel Mireille Monique Nadine Nathalie Nicolas Odile Olivier Pascal Patricia Paul Pierre Raphaël René Rose Sophie`
  .trim()
  .split(/\s+/);

const FAMILY_NAMES = `
  Adam Allard André Arnaud Aubert Barbier Baron Benoit Bernard Bertin Bertrand Besson Blanc Blanchard Bonnet Boucher
  Bourgeois Boyer Breton Brun Brunet Caron Carpentier Charles Charpentier Chevalier Clément Colin Collet Cordier Cousin
  Da_Silva David Denis Deschamps Dubois Dufour Dumas Dumont Dupont Dupuis Durand Duval Étienne Faure Fernandez Fleury
  Fontaine Fournier Gaillard Garcia Garnier Gauthier Gautier Gérard Germain Gilbert Girard Giraud Gonzalez Grand Guérin
  Guichard Guillaume Guillot Hamel Henry Hubert Huet Jacquet Jean Joly Julien Klein Lacroix Lambert Langlois Laurent
  Lebrun Leclerc Leclercq Lefebvre Lefèvre Legrand Lemaire Lemoine Leroux Leroy Lopez Louis Lucas Maillard Mallet Marchand
  Marie Martin Martinez Masson Mathieu Mercier Meunier Meyer Michel Morel Moreau Morin Muller Nicolas Noël Olivier Paris
  Pasquier Payet Pelletier Perret Perrin Petit Picard Pierre Poirier Prévost Renard Renaud Rey Richard Rivière Robert Robin`
  .trim()
  .split(/\s+/)
  .map((name) => name.replace('_', ' ').toUpperCase());

const COMBINATIONS = FIRST_NAMES.length * FAMILY_NAMES.length;
/** Prime to the number of combinations: all of them come before one comes again. */
const STRIDE = 7919;

/** The nth name of a hall: no two of the first ten thousand and more are the same. */
export function nameAt(index: number, seed: number): string {
  const at = ((seed % COMBINATIONS) + index * STRIDE) % COMBINATIONS;
  return `${FAMILY_NAMES[at % FAMILY_NAMES.length]} ${FIRST_NAMES[Math.floor(at / FAMILY_NAMES.length)]}`;
}

/** Where centres are, the first one drawing the letters for all. */
export const TOWNS = `Vichy Aix-les-Bains Lyon Bruxelles Lausanne Montréal Nantes Lille Toulouse Dakar Strasbourg Liège
  Genève Rennes Dijon Québec Tours Luxembourg Nice Limoges`.split(/\s+/);
