/** What a package says nowhere in a file of its own. */
export interface HandWritten {
  /** Its text is the file of this name. */
  readonly licence: 'MIT' | 'ISC' | 'Unlicense';
  readonly copyright: string;
}

/** Packages without a licence file: the licence that their manifest names, and whose they are. */
export const WITHOUT_FILE: Readonly<Record<string, HandWritten>> = {
  'abstract-logging': { licence: 'MIT', copyright: 'Copyright James Sumners' },
  brotli: {
    licence: 'MIT',
    copyright:
      'Copyright Devon Govett. The decoder is a port of Google’s, Copyright 2013 Google Inc., under the Apache License 2.0, whose text stands in this file with @swc/helpers.',
  },
  dfa: { licence: 'MIT', copyright: 'Copyright Devon Govett' },
  fontkit: { licence: 'MIT', copyright: 'Copyright Devon Govett' },
  'pg-types': { licence: 'MIT', copyright: 'Copyright (c) 2014 Brian M. Carlson' },
  pgpass: { licence: 'MIT', copyright: 'Copyright (c) 2013-2016 Hannes Hörl' },
  saxes: {
    licence: 'ISC',
    copyright: 'Copyright Louis-Dominique Dubeau, and Isaac Z. Schlueter for sax, of which it is a fork',
  },
  wouter: { licence: 'Unlicense', copyright: 'By Alexey Taktarov' },
};

/** Packages whose manifest names no licence, and the one that their licence file is. */
export const WITHOUT_NAME: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** Packages that come with others already inside them, where those are found. */
export const INSIDE: Readonly<Record<string, readonly string[]>> = {
  'node_modules/glob': [
    'node_modules/balanced-match',
    'node_modules/brace-expansion',
    'node_modules/minimatch',
    'node_modules/minipass',
    'node_modules/path-scurry',
    'node_modules/path-scurry/node_modules/lru-cache',
  ],
};
