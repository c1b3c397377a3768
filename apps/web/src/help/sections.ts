import { Marked } from 'marked';

/** A page of the guide, ready to be shown. */
export interface GuideSection {
  readonly title: string;
  readonly html: string;
}

/** In the application the screen itself is in sight: pictures stay in the document. */
const reader = new Marked({ renderer: { image: () => '' } });

/** The pages of the guide: what stands under each heading of the second level. */
export function sectionsOf(markdown: string): readonly GuideSection[] {
  const [, ...parts] = markdown.split(/^## /m);
  return parts.map((part) => {
    const [title, ...lines] = part.split('\n');
    return {
      title: title.trim(),
      html: reader.parse(lines.join('\n'), { async: false }).replaceAll('<p></p>', '').trim(),
    };
  });
}
