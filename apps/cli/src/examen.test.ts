import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectFault, useProgram } from './program.testing.ts';

const { directory, run, json, write } = useProgram();
const read = (name: string): Buffer => readFileSync(join(directory, name));

describe('raccord examen', () => {
  test('writes a subject and its key, the same bytes for the same seed', () => {
    const order = ['examen', '--edition', '2023', '--bulletins', '12', '--graine', '7'];
    const { status, stdout, stderr } = run([...order, '-o', 'sujet.pdf', '--corrige', 'corrige.pdf']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('Examen n° 2023-12-7 : 12 bulletins, règlement 2023.');
    expect(stdout).toContain('Corrigé écrit dans « corrige.pdf ».');
    for (const name of ['sujet.pdf', 'corrige.pdf']) expect(read(name).subarray(0, 5).toString()).toBe('%PDF-');
    const again = ['examen', '--numero', '2023-12-7', '-o', 'encore.pdf', '--corrige', 'encore-corrige.pdf'];
    const exam = json(again) as { number: string; exercises: { kind: string }[] };
    expect(exam.number).toBe('2023-12-7');
    expect(exam.exercises.map(({ kind }) => kind)).toEqual(Array.from({ length: 12 }, () => 'ordinary'));
    expect(read('encore.pdf').equals(read('sujet.pdf'))).toBe(true);
    expect(read('encore-corrige.pdf').equals(read('corrige.pdf'))).toBe(true);
  });

  test('takes another paper, and slips that are easier to read', () => {
    const order = ['examen', '--numero', '2023-4-7'];
    run([...order, '-o', 'a4.pdf']);
    run([...order, '-o', 'letter.pdf', '--papier', 'letter']);
    run([...order, '-o', 'lisible.pdf', '--lisible']);
    expect(read('letter.pdf').toString('latin1')).toContain('[0 0 612 792]');
    expect(read('lisible.pdf').equals(read('a4.pdf'))).toBe(false);
  });

  test('names its lexicon in its number, and refuses another one', () => {
    write('mots.txt', 'tas tes sat set mat mate mates tase sates tames mets met ma ta sa as es et me te');
    const own = ['--lexique', 'mots.txt', '-o', 'mots.pdf'];
    const { number } = json(['examen', '--edition', '2023', '--bulletins', '3', '--graine', '7', ...own]) as {
      number: string;
    };
    expect(number).toMatch(/^2023-3-7-[\da-f]{4}$/);
    expect((json(['examen', '--numero', number, ...own]) as { number: string }).number).toBe(number);
    expectFault(run(['examen', '--numero', number, '-o', 'non.pdf']), number, 'autre dictionnaire', '--lexique');
    expectFault(
      run(['examen', '--numero', '2023-3-7', '--lexique', 'mots.txt', '-o', 'non.pdf']),
      'dictionnaire libre',
    );
  });

  test('refuses what it cannot do, and writes nothing', () => {
    expectFault(run(['examen']), '« --sortie »', '-o FICHIER');
    expectFault(run(['examen', '--bulletins', '0', '-o', 'non.pdf']), '« 0 »', '--bulletins', 'de 1 à 200');
    expectFault(run(['examen', '--edition', '1999', '-o', 'non.pdf']), '« 1999 »', '--edition');
    expectFault(run(['examen', '--numero', '2023-30', '-o', 'non.pdf']), '« 2023-30 »', 'numéro d’examen');
    expectFault(run(['examen', '--numero', '2023-30-7', '--graine', '8', '-o', 'non.pdf']), '--numero', '--graine');
    expectFault(run(['examen', '-o', 'non.pdf', '--corrige', 'non.pdf']), '« non.pdf »', 'deux fichiers');
    expectFault(
      run(['examen', '-o', 'non.pdf', '--corrige', 'nulle-part/k.pdf']),
      'nulle-part',
      'dossier n’existe pas',
    );
    write('zz.txt', 'zzzz');
    expectFault(run(['examen', '--lexique', 'zz.txt', '-o', 'non.pdf']), 'dictionnaire', '--lexique');
    expect(existsSync(join(directory, 'non.pdf'))).toBe(false);
  });
});
