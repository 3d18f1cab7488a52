/** The path of the page on which members manage their domains. */
export const DOMAINS_PATH = '/share?part=domains';
