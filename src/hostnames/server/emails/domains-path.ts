/** Where a member looks after their domains. */
export const DOMAINS_PATH = '/share?part=domains';
