/** What comes in and goes out as files, as bytes and texts: lists of players, games, results. */
export { encodePieces } from './pieces.ts';
export { childNamed, childrenNamed, parseXml, type XmlElement, type XmlFault } from './reading/xml.ts';
export * from './replay/index.ts';
export * from './results/index.ts';
