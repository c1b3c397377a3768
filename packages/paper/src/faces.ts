/** What pdfkit reads of the file of a font, and its types do not say. */
interface Face {
  layout(text: string): unknown;
}

type Documents = new (options: PDFKit.PDFDocumentOptions) => PDFKit.PDFDocument;

/** By the bytes of their files: reading them again is most of the time of a short paper. */
const faces = new WeakMap<Uint8Array, Face>();

/** The face of a font for one paper: it shares what the file says, and has glyphs of its own, since they keep the letters of their first text. */
export function faceOf(file: Uint8Array, Document: Documents): PDFKit.Mixins.PDFFontSource {
  const face = faces.get(file) ?? readFace(file, Document);
  faces.set(file, face);
  return Object.create(face, { _glyphs: { value: {} } });
}

/** By a document of which nothing is made, so that no paper has used the face itself. */
function readFace(file: Uint8Array, Document: Documents): Face {
  const reader = new Document({ autoFirstPage: false, font: '' }).font(file as PDFKit.Mixins.PDFFontSource);
  return (reader as unknown as { readonly _font: { readonly font: Face } })._font.font;
}
