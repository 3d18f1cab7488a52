/** Returns the path of the style sheet that the front page links to. */
async function stylesheetOf(url: string) {
  const page = await (await fetch(url)).text();
  const [, path] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
  return path ?? '';
}

/** Returns one path of each kind that an instance answers. */
export const addressesOf = async (url: string) => ({
  'a page': '/',
  'a page that does not exist': '/nothing-here',
  'a screen of the app': '/setup',
  'an answer of the API': '/api/admin/health',
  'a path of the API that does not exist': '/api/nothing',
  'the description of the API': '/api/openapi.json',
  'the reference of the API': '/api/docs',
  'an asset': await stylesheetOf(url),
  'a file of its own name': '/favicon.svg',
  'a function': '/functions/nothing',
  'the health': '/healthz',
  'the readiness': '/readyz',
  'the metrics': '/metrics',
});
