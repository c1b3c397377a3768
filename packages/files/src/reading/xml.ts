import { accept, type Result, refuse } from '@raccord/scrabble';
import { SaxesParser } from 'saxes';

/** An element of an XML text; names are without their prefixes. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** What is written in it, outside its children, in one piece. */
  readonly text: string;
  /** Where it begins, from 1. */
  readonly line: number;
  /** How much of its parent's text stands before it. */
  readonly before: number;
}

export type XmlFault = 'xml-broken' | 'xml-entities' | 'xml-too-large';

/** What files of this trade need, many times over. */
const MOST_CHARACTERS = 64 * 2 ** 20;
const MOST_ELEMENTS = 1_000_000;
const DEEPEST = 100;
const MOST_ATTRIBUTES = 100;

const SENTENCES: Readonly<Record<XmlFault, (line: number) => string>> = {
  'xml-broken': (line) => `Ligne ${line} : ce XML est abîmé ou tronqué ; reprenez le fichier d’origine.`,
  'xml-entities': (line) =>
    `Ligne ${line} : ce XML définit un DOCTYPE, que Raccord ne lit pas ; enlevez-le, ou reprenez le fichier d’origine.`,
  'xml-too-large': (line) =>
    `Ligne ${line} : ce XML est trop gros ou trop profond pour être lu ; gardez-en le nécessaire.`,
};

/**
 * Reads a whole XML text. Nothing in it is looked up elsewhere nor unfolded: a DOCTYPE is refused.
 * @param most elements: one that has more is refused before any is read, since each takes its room.
 */
export function parseXml(text: string, most = MOST_ELEMENTS): Result<XmlElement, XmlFault> {
  if (text.length > MOST_CHARACTERS || hasMoreTags(text, most)) return fault('xml-too-large', 1);
  const parser = new SaxesParser();
  const reader = new TreeReader(parser);
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof Stop) return fault(error.code, parser.line);
    const ampersand = lineOfBadAmpersand(text.slice(0, parser.position));
    return ampersand === undefined ? fault('xml-broken', parser.line) : refuse('xml-broken', badAmpersand(ampersand));
  }
  return reader.root ? accept(reader.root) : fault('xml-broken', parser.line);
}

function hasMoreTags(text: string, most: number): boolean {
  let count = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    if (text[at + 1] !== '/' && ++count > most) return true;
  }
  return false;
}

export const childrenNamed = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.filter((child) => child.name === name);

export const childNamed = ({ children }: XmlElement, name: string): XmlElement | undefined =>
  children.find((child) => child.name === name);

/** The elements of these names, one within the other. */
export const within = (root: XmlElement | undefined, ...names: readonly string[]): readonly XmlElement[] =>
  names.reduce<readonly XmlElement[]>(
    (parents, name) => parents.flatMap((parent) => childrenNamed(parent, name)),
    root ? [root] : [],
  );

/** All that is written in an element and in its children, in order; a child that holds nothing stands for a blank. */
export function wholeText({ text, children }: XmlElement): string {
  let whole = '';
  let at = 0;
  for (const child of children) {
    whole += text.slice(at, child.before) + (wholeText(child) || ' ');
    at = child.before;
  }
  return whole + text.slice(at);
}

/** What may hold any sign, or an « & » that begins no reference. */
const AMPERSANDS =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/g;

/** The parser looks for the end of a reference as far as it must, and would blame the line where it stopped. */
function lineOfBadAmpersand(text: string): number | undefined {
  for (const { 0: found, index } of text.matchAll(AMPERSANDS)) {
    if (found === '&') return text.slice(0, index).split(/\r\n?|\n/).length;
  }
  return undefined;
}

const badAmpersand = (line: number): string =>
  `Ligne ${line} : un « & » y est mal écrit (en XML : « &amp; ») ; corrigez-le, ou reprenez le fichier d’origine.`;

const fault = (code: XmlFault, line: number) => refuse(code, SENTENCES[code](line));

/** The parser has no other way to be stopped. */
class Stop extends Error {
  readonly code: XmlFault;

  constructor(code: XmlFault) {
    super(code);
    this.code = code;
  }
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

class TreeReader {
  root: XmlElement | undefined;
  readonly #open: OpenElement[] = [];

  constructor(parser: SaxesParser) {
    const write = (text: string): void => {
      const last = this.#open.at(-1);
      if (last) last.text += text;
    };
    parser.on('text', write);
    parser.on('cdata', write);
    parser.on('doctype', () => {
      throw new Stop('xml-entities');
    });
    let attributes = 0;
    parser.on('opentagstart', () => {
      attributes = 0;
    });
    parser.on('attribute', () => {
      attributes++;
      if (attributes > MOST_ATTRIBUTES) throw new Stop('xml-too-large');
    });
    parser.on('opentag', ({ name, attributes }) => this.#begin(name, attributes, parser.line));
    parser.on('closetag', () => this.#open.pop());
  }

  #begin(name: string, attributes: Readonly<Record<string, string>>, line: number): void {
    if (this.#open.length >= DEEPEST) throw new Stop('xml-too-large');
    const parent = this.#open.at(-1);
    const element: OpenElement = {
      ...{ name: local(name), attributes: locals(attributes), children: [], text: '', line },
      before: parent?.text.length ?? 0,
    };
    if (parent) parent.children.push(element);
    else this.root = element;
    this.#open.push(element);
  }
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Where two attributes differ by their prefixes only, the one without a prefix counts. */
function locals(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const prefixed = ([name]: readonly [string, string]): number => (name.includes(':') ? 0 : 1);
  const entries = Object.entries(attributes).sort((a, b) => prefixed(a) - prefixed(b));
  return Object.fromEntries(entries.map(([name, value]) => [local(name), value]));
}
