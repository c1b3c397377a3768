/** Says in French what the morphological fields of a form mean: `po:nom is:mas is:pl` is « nom masculin pluriel ». */

const CLASSES: Readonly<Record<string, string>> = {
  nom: 'nom',
  adj: 'adjectif',
  nb: 'adjectif numéral',
  adv: 'adverbe',
  negadv: 'adverbe de négation',
  advint: 'adverbe interrogatif',
  interj: 'interjection',
  prep: 'préposition',
  cj: 'conjonction',
  cjco: 'conjonction de coordination',
  cjsub: 'conjonction de subordination',
  det: 'déterminant',
  detpos: 'déterminant possessif',
  detdem: 'déterminant démonstratif',
  detind: 'déterminant indéfini',
  detneg: 'déterminant négatif',
  detex: 'déterminant exclamatif',
  propersuj: 'pronom personnel sujet',
  properobj: 'pronom personnel complément',
  proadv: 'pronom adverbial',
  prodem: 'pronom démonstratif',
  proind: 'pronom indéfini',
  proint: 'pronom interrogatif',
  prorel: 'pronom relatif',
  proneg: 'pronom négatif',
};

/** What a word is inside a phrase (« parce que »), said only when it is nothing else. */
const PHRASES: Readonly<Record<string, string>> = {
  'loc.prep': 'locution prépositive',
  'loc.prepv': 'locution prépositive',
  'loc.cj': 'locution conjonctive',
  'loc.cjsub': 'locution conjonctive',
};

const TENSES: Readonly<Record<string, string>> = {
  infi: 'infinitif',
  ppre: 'participe présent',
  ppas: 'participe passé',
  ipre: 'indicatif présent',
  iimp: 'indicatif imparfait',
  ipsi: 'indicatif passé simple',
  ifut: 'indicatif futur',
  cond: 'conditionnel présent',
  spre: 'subjonctif présent',
  simp: 'subjonctif imparfait',
  impe: 'impératif présent',
};

const ORDINALS: Readonly<Record<string, string>> = { 1: '1re', 2: '2e', 3: '3e' };
const GENDERS: Readonly<Record<string, string>> = { mas: 'masculin', fem: 'féminin' };

export function natureOf(tags: readonly string[]): string {
  const values = tags.map((tag) => tag.slice(tag.indexOf(':') + 1));
  return values.some((value) => /^v[0-3]/.test(value)) ? describeVerb(values) : describeOther(values);
}

function describeVerb(values: readonly string[]): string {
  const tense = either(labels(values, TENSES));
  if (values.includes('ppas')) return `verbe, ${join([tense, agreement(values)])}`;
  const person = persons(values);
  return person === '' ? `verbe, ${tense}` : `verbe, ${tense}, ${person}`;
}

/** « 1re ou 3e personne du singulier »: the persons of a form, which are all of one number. */
function persons(values: readonly string[]): string {
  const found = values.flatMap((value) => [...value.matchAll(/^([123])(sg|pl)!?$/g)]);
  if (found.length === 0) return '';
  const ordinals = found.map(([, person]) => ORDINALS[person]);
  return `${either(ordinals)} personne du ${found[0][2] === 'sg' ? 'singulier' : 'pluriel'}`;
}

function describeOther(values: readonly string[]): string {
  const classes = labels(values, CLASSES);
  if (classes.length === 0) return either(labels(values, PHRASES)) || 'mot grammatical';
  const nounOnly = classes.length === 1 && classes[0] === 'nom';
  return join([either(classes), nounOnly ? nounAgreement(values) : agreement(values)]);
}

/** A noun is singular unless said otherwise, and its gender is always said. */
function nounAgreement(values: readonly string[]): string {
  const gender = values.includes('epi') ? 'masculin ou féminin' : genderOf(values);
  const number = values.includes('pl') ? 'pluriel' : values.includes('inv') ? 'invariable' : '';
  return join([gender, number]);
}

function agreement(values: readonly string[]): string {
  const gender = genderOf(values);
  if (values.includes('inv')) return gender === '' ? 'invariable' : `${gender} singulier ou pluriel`;
  const number = values.includes('pl') ? 'pluriel' : values.includes('sg') ? 'singulier' : '';
  return join([gender, number]);
}

const genderOf = (values: readonly string[]) => labels(values, GENDERS).join(' ');

const labels = (values: readonly string[], names: Readonly<Record<string, string>>) => [
  ...new Set(values.filter((value) => Object.hasOwn(names, value)).map((value) => names[value])),
];

const join = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');

const either = (parts: readonly string[]) => parts.join(' ou ');
