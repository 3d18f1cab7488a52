/**
 * What the agents of programs say of themselves, and those of browsers do not. Whatever calls itself a bot, a crawler or
 * a spider, or leaves an address where to read about it, is known by that; here is the rest.
 */
const WORDS = [
  // Those that say what they are.
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
  // Search engines, and those that read for machines.
  'apis-google',
  'google-(?:inspectiontool|read-aloud|safety|extended|pagerenderer|site-verification)',
  'googleother',
  'mediapartners',
  '(?:chatgpt|claude|perplexity|mistralai)-user',
  'anthropic',
  'cohere-ai',
  'feed',
  // What messengers and networks send ahead of people.
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
  // What looks at the links of mail before people do.
  'barracuda',
  'proofpoint',
  'mimecast',
  'safelinks',
  // Whoever looks whether a page is up, or how fast.
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
  // Browsers that nobody sits at.
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
  // Libraries and tools that call themselves one of the family.
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

/** Telephones of the maker Cubot are none, whose name would say so. */
const BOT = new RegExp(`(?<!cu)(?:${WORDS.join('|')})`, 'i');
/** As browsers begin, for the sake of servers that are long gone. */
const BROWSER = /^(?:Mozilla|Opera)\/\d/;
/** Of those that begin so, some say no more. */
const SHORTEST = 20;

/** Whether it is a browser that somebody may sit at, by what it says of itself. */
export const isBrowser = (agent: string) => agent.length >= SHORTEST && BROWSER.test(agent) && !BOT.test(agent);
