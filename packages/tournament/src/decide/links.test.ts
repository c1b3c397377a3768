import { describe, expect, it } from 'vitest';
import { CHIEF, chiefOf, openTwoCentres, outcomeOf } from '../testing/hall.ts';

const linkIn = (centre?: string) => ({
  id: `lien-${centre}`,
  role: 'screen' as const,
  label: 'Écran',
  ...(centre === undefined ? {} : { centre }),
});

describe('links, as the history tells them', () => {
  it('are noted for one centre by its chief, for all of them by the chief referee', () => {
    const hall = openTwoCentres();
    for (const type of ['make-links', 'revoke-links'] as const) {
      const ask = (centres: readonly (string | undefined)[], actor = CHIEF) =>
        outcomeOf(hall.ask(type, { links: centres.map(linkIn) }, actor));
      expect(ask(['c'], chiefOf('c'))).toMatchObject({ data: { links: [linkIn('c')] } });
      expect(ask(['c', 'd'], chiefOf('c'))).toBe('not-your-centre');
      expect(ask([undefined], chiefOf('c'))).toBe('not-your-centre');
      expect(ask(['c', 'd', undefined])).toMatchObject({ data: { links: { length: 3 } } });
      expect(ask([])).toBe('nobody-named');
    }
  });

  it('are no action to take back: undoing goes to what was done before them', () => {
    const hall = openTwoCentres();
    const added = hall.tell('add-centre', { id: 'e', name: 'E' });
    const made = hall.tell('make-links', { links: [linkIn('c')] });
    expect(outcomeOf(hall.ask('undo', { event: made.id }))).toBe('nothing-to-undo');
    expect(outcomeOf(hall.ask('undo', {}))).toMatchObject({ data: { event: added.id } });
  });
});
