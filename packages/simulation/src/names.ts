/** Pseudonyms, an animal and what it is like: a simulated hall names nobody. */

const ANIMALS = `
  Abeille Agneau Aigle Albatros Alouette Anguille Antilope Araignée Autruche Belette Bernache Bison Blaireau
  Bouvreuil Brebis Brochet Buse Butor Caille Canard Caribou Carpe Castor Cerf Chamois Chevreuil Chouette Cigale
  Cigogne Coccinelle Colibri Colombe Corbeau Cormoran Corneille Coucou Crabe Crevette Criquet Cygne Daim Daurade
  Dauphin Écureuil Élan Éléphant Épervier Étourneau Faisan Faucon Fauvette Flamant Fouine Fourmi Furet Gazelle
  Geai Gerfaut Girafe Goéland Grenouille Grillon Grive Guépard Hamster Hareng Hérisson Héron Hibou Hirondelle
  Huître Ibis Iguane Jaguar Jars Koala Lama Lapin Lérot Lièvre Lion Loir Loriot Loup Loutre Lynx Macareux
  Marmotte Martinet Martre Merle Mésange Moineau Mouette Mulot Oie Ours Outarde Panda Paon Papillon Pélican
  Perdrix Perruche Phoque Pie Pigeon Pinson Pintade Pivert Poney Puma Renard Renne Rossignol Salamandre Sarcelle
  Saumon Sittelle Souris Tamanoir Tanche Tapir Taupe Tigre Tortue Tourterelle Truite Vanneau Vautour Zèbre`
  .trim()
  .split(/\s+/)
  .map((name) => name.toUpperCase());

const MANNERS = `
  Adorable Affable Agile Aimable Alerte Allègre Ambidextre Authentique Austère Baroque Bénévole Bizarre Brave
  Brusque Calme Candide Capable Célèbre Chic Comique Commode Crédule Débonnaire Dense Digne Docile Drôle Économe
  Efficace Énergique Énorme Espiègle Exemplaire Facile Fantasque Farouche Fidèle Flegmatique Formidable Fragile
  Frivole Grave Habile Honnête Humble Illustre Immobile Impassible Insatiable Insolite Intrépide Jeune Juste
  Large Leste Libre Limpide Logique Loufoque Lucide Ludique Magnifique Majuscule Malhabile Mince Minuscule
  Mobile Modeste Morose Mythique Nocturne Nomade Noble Notable Novice Optimiste Pacifique Paisible Perplexe
  Placide Poétique Pratique Preste Propre Rapide Rare Rebelle Robuste Rustique Sage Sauvage Sensible Sévère
  Sincère Sobre Sociable Solide Splendide Stable Svelte Tenace Tendre Timide Tranquille Triste Unique Utile
  Véloce Volatile`
  .trim()
  .split(/\s+/);

const COMBINATIONS = ANIMALS.length * MANNERS.length;
/** Prime to the number of combinations: all of them come before one comes again. */
const STRIDE = 7919;

/** The nth name of a hall: no two of the first ten thousand and more are the same. */
export function nameAt(index: number, seed: number): string {
  const at = ((seed % COMBINATIONS) + index * STRIDE) % COMBINATIONS;
  return `${ANIMALS[at % ANIMALS.length]} ${MANNERS[Math.floor(at / ANIMALS.length)]}`;
}

/** Where centres are, the first one drawing the letters for all. */
export const TOWNS = `Vichy Aix-les-Bains Lyon Bruxelles Lausanne Montréal Nantes Lille Toulouse Dakar Strasbourg Liège
  Genève Rennes Dijon Québec Tours Luxembourg Nice Limoges`.split(/\s+/);
