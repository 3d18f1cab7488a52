import type { ListedRepository } from '../../contract-hubs.ts';
import type { HubClient } from './hub-client.ts';

/** A repository as its hub describes it. */
export type HubRepository = Omit<ListedRepository, 'isPinned' | 'isContributed' | 'commits' | 'duplicateOf'>;

/** A repository in the list of a user. */
export type UserRepository = Omit<ListedRepository, 'duplicateOf'>;

export type RepositoryList = {
  username: string;
  repositories: UserRepository[];
  contributions: number | null;
  isPartial: boolean;
};

export type RepositoryDetails = {
  repository: HubRepository;
  /** Languages of its code, those of most code first. */
  languages: string[];
  /** Its README with the path of that file, or undefined if it has none. */
  readme: { text: string; path: string } | undefined;
  /** Whether it has a README that couldn’t be read. */
  isReadmeUnread: boolean;
  /** Reads a file of the repository. */
  readFile(path: string, maxBytes: number): Promise<Buffer>;
};

/** Reads a hub’s API. */
export type HubReader = {
  /** Lists the repositories of a user, or with an empty name those of the token’s. */
  list(client: HubClient, username: string): Promise<RepositoryList>;
  read(client: HubClient, path: string): Promise<RepositoryDetails>;
};
