import { EDITION_NAMES, EDITIONS } from '@raccord/regulation';
import { describe, expect, it } from 'vitest';
import { completeSettings, defaultSettings, SETTING_NAMES, SETTINGS, settingsOf } from './settings.ts';

const faultOf = (chosen: Readonly<Record<string, unknown>>, edition: '2015' | '2019' | '2023' = '2023') => {
  const result = completeSettings(chosen, edition);
  return result.ok ? 'accepted' : result.fault.text;
};

describe('the settings of a tournament', () => {
  it('are the defaults where nothing was chosen', () => {
    expect(completeSettings({}, '2023')).toEqual({ ok: true, value: defaultSettings('2023') });
    expect(defaultSettings('2023')).toEqual({
      soloThreshold: 16,
      soloBonus: 10,
      provisional: 'zero',
      referredByHand: 'verdict',
      plausible: 'accord',
      averageRounding: 'down',
      playersWriteSlips: false,
      longSuddenDeath: false,
      tieBreaks: [],
      spelling: [],
    });
  });

  it('are what was chosen, completed', () => {
    expect(completeSettings({ soloThreshold: 3, tieBreaks: [] }, '2019')).toEqual({
      ok: true,
      value: { ...defaultSettings('2019'), soloThreshold: 3, tieBreaks: [] },
    });
  });

  it.each([
    ['2015', 'nearest'],
    ['2016', 'nearest'],
    ['2019', 'nearest'],
    ['2023', 'down'],
  ] as const)('follow the edition: under %s averages are rounded %s', (edition, rounding) => {
    expect(defaultSettings(edition).averageRounding).toBe(rounding);
  });

  it('are chosen where the edition leaves a choice', () => {
    expect(settingsOf('2015')).toContain('longSuddenDeath');
    expect(settingsOf('2015')).not.toContain('plausible');
    expect(settingsOf('2023')).toContain('plausible');
    expect(settingsOf('2023')).not.toContain('longSuddenDeath');
    expect(faultOf({ plausible: 'tout' }, '2019')).toBe(
      'Réglage « plausible » : ce règlement ne connaît pas le raccordement fallacieux.',
    );
    expect(faultOf({ longSuddenDeath: true })).toBe(
      'Réglage « longSuddenDeath » : ce règlement ne commence pas la mort subite par des coups plus longs.',
    );
    expect(faultOf({ longSuddenDeath: true }, '2015')).toBe('accepted');
  });

  it.each(SETTING_NAMES)('%s has a French label, a citation, and a default that it accepts', (name) => {
    const { label, citation, initial, accepts } = SETTINGS[name];
    expect(label).not.toBe('');
    for (const edition of Object.values(EDITIONS)) {
      expect(citation(edition)).not.toBe('');
      expect(accepts(initial(edition))).toBe(true);
    }
  });

  it.each([
    ['soloThreshold', 0, 'un nombre entier de 1 à 10000'],
    ['soloThreshold', 2.5, 'un nombre entier de 1 à 10000'],
    ['soloThreshold', '16', 'un nombre entier de 1 à 10000'],
    ['soloBonus', 101, 'un nombre entier de 0 à 100'],
    ['soloBonus', -1, 'un nombre entier de 0 à 100'],
    ['provisional', 'none', 'zero ou penalty'],
    ['referredByHand', 'none', 'verdict, zero ou penalty'],
    ['plausible', 'souvent', 'accord, prolongement, tout ou jamais'],
    ['averageRounding', null, 'nearest, down ou up'],
    ['playersWriteSlips', 'oui', 'true ou false'],
    ['longSuddenDeath', 1, 'true ou false'],
    ['tieBreaks', 'last-game', 'une liste de last-game, last-turns, tops-lost ou warnings, sans répétition'],
    [
      'tieBreaks',
      ['last-game', 'last-game'],
      'une liste de last-game, last-turns, tops-lost ou warnings, sans répétition',
    ],
    ['tieBreaks', ['age'], 'une liste de last-game, last-turns, tops-lost ou warnings, sans répétition'],
  ])('%s: %j is refused, and the sentence says what is right', (name, value, expected) => {
    expect(faultOf({ [name]: value })).toBe(`Réglage « ${name} » : il faut ${expected}.`);
  });

  it.each(['soloTreshold', 'toString', '__proto__'])('« %s » is no setting: the sentence lists them', (name) => {
    expect(faultOf(JSON.parse(`{"${name}": 3}`))).toBe(
      `Réglage « ${name} » inconnu. Réglages possibles : ${SETTING_NAMES.join(', ')}.`,
    );
  });
});

describe('slips referred to the commission', () => {
  it('keep what they were judged where the text has no provisional sanction (D23), unless the tournament says otherwise', () => {
    for (const edition of ['2015', '2019', '2023'] as const) {
      expect(defaultSettings(edition).referredByHand).toBe('verdict');
      expect(completeSettings({ referredByHand: 'zero' }, edition)).toMatchObject({ ok: true });
      expect(settingsOf(edition)).not.toContain('provisional');
    }
    expect(defaultSettings('2016')).toMatchObject({ referredByHand: 'zero', provisional: 'zero' });
    expect(settingsOf('2016')).toContain('provisional');
    expect(faultOf({ provisional: 'penalty' })).toBe(
      'Réglage « provisional » : ce règlement ne soumet de lui-même aucun bulletin à la commission.',
    );
  });
});

describe('averages', () => {
  it.each(['up', 'nearest'])(
    'are rounded down under 2023, whose text says so (5.9): %s is refused',
    (averageRounding) => {
      expect(settingsOf('2023')).not.toContain('averageRounding');
      expect(completeSettings({ averageRounding }, '2023')).toMatchObject({
        fault: { text: 'Réglage « averageRounding » : la moyenne est arrondie par défaut (art. 5.9).' },
      });
    },
  );

  it.each(['2015', '2016', '2019'] as const)(
    'are rounded as the competition chooses under %s, whose text is silent',
    (edition) => {
      expect(settingsOf(edition)).toContain('averageRounding');
      expect(completeSettings({ averageRounding: 'up' }, edition)).toMatchObject({ value: { averageRounding: 'up' } });
    },
  );
});

describe('ties', () => {
  it('are for sudden death alone to break under 2023, unless the competition chose a rule of its own (3.8.3)', () => {
    expect(defaultSettings('2023').tieBreaks).toEqual([]);
    for (const edition of ['2015', '2016', '2019'] as const) {
      expect(defaultSettings(edition).tieBreaks).toEqual(['last-game', 'last-turns']);
    }
    const chosen = { tieBreaks: ['warnings', 'tops-lost', 'last-turns', 'last-game'] };
    expect(completeSettings(chosen, '2023')).toMatchObject({ ok: true, value: chosen });
  });

  it('say that their rules are those of the competition', () => {
    for (const edition of EDITION_NAMES) {
      expect(SETTINGS.tieBreaks.citation(EDITIONS[edition])).toContain('règles de la compétition');
    }
    expect(SETTINGS.tieBreaks.citation(EDITIONS['2023'])).toContain('art. 3.8.3');
  });
});

describe('stations of players', () => {
  it('say under 2023 what 2.1 says of devices, and that the organiser allows them', () => {
    const said = SETTINGS.playersWriteSlips.citation(EDITIONS['2023']);
    expect(said).toContain('art. 2.1');
    expect(said).toMatch(/appareils électroniques.* interdits/);
    expect(said).toContain('l’organisateur l’autorise');
    expect(defaultSettings('2023').playersWriteSlips).toBe(false);
  });

  it('are the choice of the organiser where the text is silent', () => {
    for (const edition of ['2015', '2016', '2019'] as const) {
      expect(SETTINGS.playersWriteSlips.citation(EDITIONS[edition])).toBe('choix de l’organisateur');
    }
  });
});
