import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unwrap } from '@raccord/scrabble';
import { parseTournamentFile, type RecordedEvent } from '@raccord/tournament';
import { describe, expect, test } from 'vitest';
import { expectFault, useProgram } from './program.testing.ts';

const { directory, run, json, write } = useProgram();

interface Tournament {
  seed: number;
  edition: string;
  formula: string;
  events: RecordedEvent[];
  ranking: { rank: number; name: string; table: number; total: number; negative: number; percent: number | null }[];
}

const SMALL = ['simuler', '--joueurs', '16', '--coups', '8', '--graine', '7'];

describe('raccord simuler', () => {
  test('prints the events of a whole tournament and its ranking', () => {
    const { events, ranking, ...about } = json(SMALL) as Tournament;
    expect(about).toEqual({ seed: 7, edition: '2023', formula: 'normale' });
    expect(events[0]).toMatchObject({ type: 'tournament-created', data: { edition: '2023' } });
    expect(events.at(-1)).toMatchObject({ type: 'game-finished', data: { cause: 'decision' } });
    expect(events.filter(({ type }) => type === 'turn-closed')).toHaveLength(8);
    expect(ranking).toHaveLength(16);
    expect(Object.keys(ranking[0])).toEqual(['rank', 'name', 'table', 'total', 'negative', 'percent']);
    const totals = ranking.map(({ total }) => total);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    for (const { negative, percent } of ranking) expect(negative <= 0 && Number(percent) <= 100).toBe(true);
  });

  test('is the same for the same seed, and another one for another', () => {
    const { stdout } = run([...SMALL, '--json']);
    expect(run([...SMALL, '--json']).stdout).toBe(stdout);
    expect(run([...SMALL.with(-1, '8'), '--json']).stdout).not.toBe(stdout);
  });

  test('follows the edition and the formula asked', () => {
    const { events, ...about } = json([...SMALL, '--edition', '2016', '--formule', '7et8']) as Tournament;
    expect(about).toMatchObject({ edition: '2016', formula: '7et8' });
    expect(events[0]).toMatchObject({ data: { edition: '2016' } });
    expect(events.find(({ type }) => type === 'game-planned')).toMatchObject({ data: { formula: '7et8' } });
  });

  test('shows the game, the slips and the ranking', () => {
    const { ranking, events } = json(['simuler', '--graine', '7']) as Tournament;
    const { status, stdout, stderr } = run(['simuler', '--graine', '7']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('Tournoi simulé : 40 joueurs, partie normale, règlement 2023, graine 7');
    for (const title of ['Bulletins', 'Motifs', 'Suites', 'Classement']) expect(stdout).toContain(`\n${title}\n`);
    for (const event of events) if (event.type === 'solution-laid') expect(stdout).toContain(event.data.word);
    for (const { name } of ranking.slice(0, 20)) expect(stdout).toContain(name);
    expect(stdout.split('\nClassement\n')[1]).toMatch(/^ *place +nom +table +série +score +négatif +% du top\n/);
    expect(stdout.split('\nClassement\n')[1]).not.toContain(ranking[20].name);
    expect(stdout).toContain('… et 20 autres joueurs.');
    for (const line of stdout.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });

  test('writes a tournament file, and says where', () => {
    const { status, stdout } = run([...SMALL, '-o', 'essai.tournoi']);
    expect(status).toBe(0);
    expect(stdout).toContain('Tournoi écrit dans « essai.tournoi ».');
    const written = unwrap(parseTournamentFile(readFileSync(join(directory, 'essai.tournoi'), 'utf8')));
    expect(written).toEqual((json(SMALL) as Tournament).events);
    expect(readdirSync(directory).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(json([...SMALL, '-o', 'essai.tournoi'])).toEqual(json(SMALL));
  });

  test('pins the words of the lexicon, however they are written', () => {
    write('mots.txt', 'sa se ses ras rase rases sera ares air airs rire riras et te tes en ne nes tu un une');
    write('autrement.txt', 'UNE UN TU NES NE EN TES TE ET RIRAS RIRE AIRS AIR ARES SERA RASES RASE RAS SES SE SA');
    const lexiconOf = (path: string) => {
      const { events } = json([...SMALL, '--lexique', path]) as Tournament;
      return events[0].type === 'tournament-created' ? events[0].data.lexicon : undefined;
    };
    const lexicon = lexiconOf('mots.txt');
    expect(lexicon).toMatchObject({ name: 'mots', hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(lexiconOf('autrement.txt')).toEqual({ ...lexicon, name: 'autrement' });
  });

  test('plays nothing where nothing can be played', () => {
    write('zz.txt', 'zzzz');
    const { stdout, status } = run([...SMALL, '--lexique', 'zz.txt']);
    expect(status).toBe(0);
    expect(stdout).toContain('Aucun mot n’est jouable');
    const { ranking } = json([...SMALL, '--lexique', 'zz.txt']) as Tournament;
    expect(ranking[0]).toMatchObject({ rank: 1, total: 0, percent: null });
  });

  test('refuses wrong numbers, editions and formulas', () => {
    expectFault(run(['simuler', '--joueurs', '0']), '« 0 »', '--joueurs', 'de 1 à 10000');
    expectFault(run(['simuler', '--joueurs', '10001']), '--joueurs');
    expectFault(run(['simuler', '--coups', '41']), '--coups', 'de 1 à 40');
    expectFault(run(['simuler', '--graine', 'x']), '« x »', '--graine');
    expectFault(run(['simuler', '--edition', '1999']), '« 1999 »', '--edition');
    expectFault(run(['simuler', '--formule', 'rapide']), '« rapide »', '--formule');
    expectFault(run(['simuler', 'essai']), '« essai »');
  });

  test('refuses a file that it cannot write, before it plays', () => {
    expectFault(run([...SMALL, '-o', 'nulle-part/essai.tournoi']), 'nulle-part', '-o', 'dossier n’existe pas');
    expectFault(run([...SMALL, '-o', '.']), '« . »', 'c’est un dossier');
    write('liste.txt', 'sa se ses');
    expectFault(run([...SMALL, '--lexique', 'liste.txt', '-o', 'liste.txt']), '« liste.txt »', 'dictionnaire');
  });
});
