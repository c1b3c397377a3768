import { expect, test } from 'vitest';
import { modulesOf } from '../program.ts';
import { packagesOf } from './notices.ts';
import { makeSbom } from './sbom.ts';

const modules = modulesOf('apps/cli/dist', 'apps/web/dist');

interface Listed {
  readonly type: string;
  readonly name: string;
  readonly purl?: string;
  readonly licenses: readonly { readonly expression: string }[];
  readonly hashes?: readonly { readonly content: string }[];
  readonly 'bom-ref': string;
}

const listed = (text: string): readonly Listed[] => JSON.parse(text).components;

test('lists for programs what the notices list for people, with the sum of each', () => {
  const text = makeSbom(modules, { node: '22.0.0' });
  expect(JSON.parse(text)).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  const components = listed(text);
  const names = components.map(({ name }) => name);
  for (const folder of packagesOf(modules)) expect(names).toContain(folder.replace(/^.*node_modules\//, ''));
  expect(names).toEqual(
    expect.arrayContaining(['hunspell-fr-comprehensive', 'node', '@expo-google-fonts/source-sans-3']),
  );
  const libraries = components.filter(({ type }) => type === 'library');
  for (const { purl, hashes, licenses } of libraries) {
    expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/);
    expect([purl, hashes?.[0].content]).toEqual([purl, expect.stringMatching(/^[0-9a-f]{128}$/)]);
    // As the list of SPDX writes them.
    expect(licenses[0].expression).toMatch(/^\(?[A-Za-z0-9.+-]+( (AND|OR) [A-Za-z0-9.+-]+)*\)?$/);
  }
  expect(new Set(components.map((one) => one['bom-ref'])).size).toBe(components.length);
});

test('is the same to the byte when it is made again', () => {
  expect(makeSbom([...modules].reverse())).toBe(makeSbom(modules));
});
