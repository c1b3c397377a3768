import { describe, expect, it } from 'vitest';
import { completeSettings, DEFAULT_SETTINGS, SETTING_NAMES, SETTINGS } from './settings.ts';

const faultOf = (chosen: Readonly<Record<string, unknown>>) => {
  const result = completeSettings(chosen);
  return result.ok ? 'accepted' : result.fault.text;
};

describe('the settings of a tournament', () => {
  it('are the defaults where nothing was chosen', () => {
    expect(completeSettings({})).toEqual({ ok: true, value: DEFAULT_SETTINGS });
    expect(DEFAULT_SETTINGS).toEqual({
      soloThreshold: 16,
      soloBonus: 10,
      provisional: 'zero',
      averageRounding: 'nearest',
      playersWriteSlips: false,
      longSuddenDeath: false,
      tieBreaks: ['last-game', 'last-turns'],
    });
  });

  it('are what was chosen, completed', () => {
    expect(completeSettings({ soloThreshold: 3, tieBreaks: [] })).toEqual({
      ok: true,
      value: { ...DEFAULT_SETTINGS, soloThreshold: 3, tieBreaks: [] },
    });
  });

  it.each(SETTING_NAMES)('%s has a French label, a citation, and a default that it accepts', (name) => {
    const { label, citation, initial, accepts } = SETTINGS[name];
    expect(label).not.toBe('');
    expect(citation).not.toBe('');
    expect(accepts(initial)).toBe(true);
  });

  it.each([
    ['soloThreshold', 0, 'un nombre entier de 1 à 10000'],
    ['soloThreshold', 2.5, 'un nombre entier de 1 à 10000'],
    ['soloThreshold', '16', 'un nombre entier de 1 à 10000'],
    ['soloBonus', 101, 'un nombre entier de 0 à 100'],
    ['soloBonus', -1, 'un nombre entier de 0 à 100'],
    ['provisional', 'none', 'zero ou penalty'],
    ['averageRounding', null, 'nearest, down ou up'],
    ['playersWriteSlips', 'oui', 'true ou false'],
    ['longSuddenDeath', 1, 'true ou false'],
    ['tieBreaks', 'last-game', 'une liste de last-game et last-turns, sans répétition'],
    ['tieBreaks', ['last-game', 'last-game'], 'une liste de last-game et last-turns, sans répétition'],
    ['tieBreaks', ['age'], 'une liste de last-game et last-turns, sans répétition'],
  ])('%s: %j is refused, and the sentence says what is right', (name, value, expected) => {
    expect(faultOf({ [name]: value })).toBe(`Réglage « ${name} » : il faut ${expected}.`);
  });

  it.each(['soloTreshold', 'toString', '__proto__'])('« %s » is no setting: the sentence lists them', (name) => {
    expect(faultOf(JSON.parse(`{"${name}": 3}`))).toBe(
      `Réglage « ${name} » inconnu. Réglages possibles : ${SETTING_NAMES.join(', ')}.`,
    );
  });
});
