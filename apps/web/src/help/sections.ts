import { Marked } from 'marked';

/** A page of the guide, ready to be shown. */
export interface GuideSection {
  readonly title: string;
  /** The three things that one does there, where the page begins with them. */
  readonly steps?: string;
  readonly html: string;
}

/** In the application the screen itself is in sight, and the other documents are not: pictures stay in the guide, links to files are text. */
const reader = new Marked({
  renderer: {
    image: () => '',
    link({ href, tokens }) {
      return /\.md(?:#|$)/.test(href) ? `<em>${this.parser.parseInline(tokens)}</em>` : false;
    },
  },
});

/** A page that begins with a numbered list. */
const STEPS = /^(<ol>.*?<\/ol>)(.*)$/s;

/** The pages of the guide: what stands under each heading of the second level. */
export function sectionsOf(markdown: string): readonly GuideSection[] {
  const [, ...parts] = markdown.split(/^## /m);
  return parts.map((part) => {
    const [title, ...lines] = part.split('\n');
    const html = reader.parse(lines.join('\n'), { async: false }).replaceAll('<p></p>', '').trim();
    const [, steps, rest = html] = STEPS.exec(html) ?? [];
    return { title: title.trim(), ...(steps === undefined ? {} : { steps }), html: rest.trim() };
  });
}
