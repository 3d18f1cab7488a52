/** Who can view something: only its owner, whoever has a link, or everybody. */
export type Who = 'nobody' | 'link' | 'public';

/** Who can view something, and how that is changed. */
export type Access = {
  who: Who;
  /** Why some choices can't be made now. */
  reasons: Partial<Record<Who, string>>;
  /** Changes it, apart from links, which are switched off before `nobody`. Rejects if that fails. */
  change: (who: Who) => Promise<unknown>;
};
