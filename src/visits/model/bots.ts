/**
 * Patterns in user agents of programs that do not occur in those of browsers. Generic words cover most programs; the
 * rest are specific names.
 */
const PATTERNS = [
  // Generic words.
  'bot',
  'crawl',
  'spider',
  'slurp',
  'scrap',
  'fetcher',
  'archiver',
  'preview',
  'validator',
  'monitor',
  'checker',
  'scanner',
  'synthetic',
  'https?://',
  '@[a-z0-9.-]+\\.[a-z]',
  // Search engines and AI crawlers.
  'apis-google',
  'google-(?:inspectiontool|read-aloud|safety|extended|pagerenderer|site-verification)',
  'googleother',
  'mediapartners',
  '(?:chatgpt|claude|perplexity|mistralai)-user',
  'anthropic',
  'cohere-ai',
  'feed',
  // Link previews of messengers and social networks.
  'facebookexternalhit',
  'facebookcatalog',
  'meta-external',
  'whatsapp/',
  'skypeuri',
  'embedly',
  'iframely',
  'vkshare',
  'pinterest/0',
  'flipboardproxy',
  'mastodon',
  'pleroma',
  'misskey',
  // Link scanners of mail providers.
  'barracuda',
  'proofpoint',
  'mimecast',
  'safelinks',
  // Uptime and performance monitors.
  'uptime',
  'ping(?:dom|er)',
  'statuscake',
  'site24x7',
  'newrelic',
  'datadog',
  'gtmetrix',
  'lighthouse',
  'pagespeed',
  'ptst/',
  'catchpoint',
  'dareboost',
  'w3c_',
  // Headless and automated browsers.
  'headless',
  'phantomjs',
  'puppeteer',
  'playwright',
  'selenium',
  'webdriver',
  'cypress',
  'splash version',
  'prerender',
  'jsdom',
  // HTTP libraries and scanners.
  'httrack',
  'wget',
  'curl/',
  'libwww',
  'httpclient',
  'python',
  'okhttp',
  'go-http',
  'java/',
  'node-fetch',
  'nikto',
  'nmap',
  'masscan',
  'zgrab',
  'censys',
  'expanse',
  'nessus',
];

/** The lookbehind excludes phones of the brand Cubot, whose name contains "bot". */
const BOT = new RegExp(`(?<!cu)(?:${PATTERNS.join('|')})`, 'i');
/** Start of all browsers' user agents, kept for compatibility. */
const BROWSER = /^(?:Mozilla|Opera)\/\d/;
/** Minimum length; programs also send this start with nothing after it. */
const MIN_LENGTH = 20;

/** Returns whether a user agent is that of a browser used by a person. */
export const isBrowser = (agent: string) => agent.length >= MIN_LENGTH && BROWSER.test(agent) && !BOT.test(agent);
