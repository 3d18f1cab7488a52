import type { PostStatus } from '../../model/limits.ts';
import type { BlockBuilder } from './blocks/block-builder.ts';
import type { SourcePicture } from './blocks/source-picture.ts';
import type { Warnings } from './warnings.ts';

/** Facts of a post as its source states them, before they are fitted to the fields of a post. */
export type SourceFacts = {
  title: string;
  slug: string;
  summary: string;
  status: PostStatus;
  /** The time when the post was published, or will be; undefined if the source states none. */
  publishedAt: Date | undefined;
  updatedAt: Date | undefined;
  tags: readonly string[];
  series: string;
  cover: SourcePicture | undefined;
  originalUrl: string;
  /** Whether the source keeps it as a page beside its posts. */
  isPage: boolean;
};

/** A post in a file, whose content is converted on demand. */
export type SourcePost = {
  facts: SourceFacts;
  /** Folder of the post in the archive, to which the addresses of its pictures are relative. */
  folder: string;
  /** Adds the warnings that reading the facts caused. */
  warn: (warnings: Warnings) => void;
  /** Adds the content of the post to blocks. */
  write: (blocks: BlockBuilder) => void;
};

export const NO_FACTS: SourceFacts = {
  title: '',
  slug: '',
  summary: '',
  status: 'draft',
  publishedAt: undefined,
  updatedAt: undefined,
  tags: [],
  series: '',
  cover: undefined,
  originalUrl: '',
  isPage: false,
};
