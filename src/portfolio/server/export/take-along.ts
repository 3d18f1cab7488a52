/** Pictures and faces, as pages of the instance name them: by their path on it. A whole address is of elsewhere. */
const ALONG =
  /(?<=["(,]\s?)\/((?:images\/[0-9a-f-]{36}\/\d{1,4}\.(?:avif|webp))|(?:faces\/[\w.-]+\.woff2))(?=["')\s,])/g;

/** A page with what it shows beside it instead of on the instance; `take` learns the name of each. */
export const takingAlong = (page: string, up: string, take: (name: string) => void) =>
  page.replace(ALONG, (_, name: string) => {
    take(name);
    return up + name;
  });
