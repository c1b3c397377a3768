const FAMILY = '👨‍👩‍👧‍👦';

/** Names of every kind of Unicode that a tournament can be given today. */
export const READABLE = [
  'Éloïse d’Œuvre-Ÿ',
  `Famille ${FAMILY}`,
  'Drapeau 🇫🇷🏴󠁧󠁢󠁥󠁮󠁧󠁿 et main 👋🏽',
  'e\u0301\u0323 décomposé',
  `Zalgo ${'a\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307'.repeat(8)}`,
  'שלום עולם',
  'مرحبا بالعالم',
  'de droite \u202e à gauche \u202c',
  'invisible\u200b\u200d\u2060\u00ad',
  '\ufeffmarque',
  '\u200d',
  '日本語の名前',
  'हिन्दी நாமம்',
  '𝔘𝔫𝔦𝔠𝔬𝔡𝔢 𠮷',
  'privé \ue000\u{10fffd} et nul \uffff\u{1fffe}',
  '=1+1',
  '"; <b>&amp;</b>',
  '../../CON',
  'Nom '.repeat(400),
  FAMILY.repeat(150),
] as const;

/** An emoji where papers, files and tabs cut a long name. */
export const CUT = Array.from({ length: 12 }, (_, index) => `${'Mme'.repeat(index + 4)}${FAMILY}${'m'.repeat(40)}`);

/** What is refused, and what a tournament written elsewhere may have. */
export const UNREADABLE = [
  'moitié \ud83d',
  '\udc00 autre moitié',
  `${'m'.repeat(119)}\ud83d`,
  'zéro\0ici',
  'cloche\u0007 et \u001b[31m',
  'deux\nlignes',
  'tabulation\tici',
  'fin\u2028de ligne',
  'suppression\u007f\u0085',
] as const;
