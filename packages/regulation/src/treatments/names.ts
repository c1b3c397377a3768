/** Apart from the treatments themselves: a page that shows an edition does not load how it judges. */
export type TreatmentName = 'location-first' | 'acceptable-solutions';

/** In French, for the page of an edition. */
export const TREATMENT_SUMMARIES: Readonly<Record<TreatmentName, string>> = {
  'location-first':
    'Le mot d’abord, puis sa place (par la référence, par le raccord, par les deux), puis le score et le joker à cette place ; le score seul ne compte que si la place est fautive.',
  'acceptable-solutions':
    'Chaque solution est évaluée par sa référence, par son raccord et par son score seul ; ce qui est irréprochable est payé, sinon ce qui rapporte le plus, pénalité déduite. De plusieurs solutions indépendantes, la moins payée est retenue.',
};
