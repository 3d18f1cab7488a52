import { parseHeading } from '#platform/pure/markdown/lines.ts';
import { plainText } from '#platform/pure/markdown/plain-text.ts';
import { folderOf, nameOf } from '../archive/clean-path.ts';
import { cleanLine } from '../blocks/clean-line.ts';
import { factsOfFrontMatter, textOf } from '../front-matter/post-facts.ts';
import { splitFrontMatter } from '../front-matter/split-front-matter.ts';
import type { SourcePost } from '../source-post.ts';
import { addMarkdown } from './convert-markdown.ts';

const EXTENSION = /\.(?:md|markdown|mdown|mkd|mdx|txt)$/i;
/** The folder of posts in Jekyll, whose names state when they were published. */
const JEKYLL_POST = /(?:^|\/)_posts\//;
/** The name of a post in Jekyll: its date and its slug. */
const DATED_NAME = /^(\d{4}-\d{1,2}-\d{1,2})[-_ ](.+)$/;
/** Files that site generators keep beside posts. */
const BESIDE_POSTS =
  /^(?:_index|readme|license|changelog|contributing|code_of_conduct|404|about|contact|archive|archives|search|robots|humans|security|requirements)$/i;

export const isMarkdownFile = (path: string) => EXTENSION.test(path);

/** Reads a file of Markdown as a post. */
export function readMarkdownFile(path: string, text: string): SourcePost {
  const { fields, body, isUnreadable } = splitFrontMatter(text);
  const stem = nameOf(path).replace(EXTENSION, '');
  const folder = folderOf(path);
  // The folder of a page bundle has the name of the post.
  const name = /^index(?:\.[a-z]{2}(?:-[a-z]{2})?)?$/i.test(stem) ? nameOf(folder) || stem : stem;
  const [, date = '', slug = name] = DATED_NAME.exec(name) ?? [];
  const { facts, warn } = factsOfFrontMatter(fields, {
    ...{ slug, date },
    isPublished: date !== '' && JEKYLL_POST.test(path),
    isDraft: /(?:^|\/)_?drafts\//i.test(path),
  });
  const title = facts.title || titleOf(body);
  return {
    facts: {
      ...facts,
      title: title || titleOfName(slug),
      isPage: BESIDE_POSTS.test(name) || ['page', 'pages'].includes(textOf(fields.layout ?? fields.type)),
    },
    folder,
    warn: (warnings) => {
      warn(warnings);
      if (isUnreadable) warnings.add('frontMatterUnread');
      if (title === '') warnings.add('titleMissing');
    },
    write: (blocks) => addMarkdown(body, blocks, { title }),
  };
}

/** Returns the heading with which a text begins. */
function titleOf(body: string): string {
  const start = body.slice(0, 2000).trimStart();
  const [line = ''] = start.split('\n', 1);
  const heading = parseHeading(line);
  return heading?.level === 1 ? cleanLine(plainText(heading.text)) : '';
}

function titleOfName(name: string) {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
