/** The path of the page that lists the examples. */
export const EXAMPLES_PATH = '/examples';

/** Returns the path of an example's home page. */
export const examplePath = (name: string) => `${EXAMPLES_PATH}/${name}`;

const EXAMPLE_PATH = /^\/examples\/([^/]+)(?:\/(.*))?$/;
const FILE_PATH = /^files\/([^/]+)$/;

/** Splits the path of an example into its name and the path below it; undefined for all other paths. */
export function readExamplePath(path: string): { name: string; rest: string } | undefined {
  const [, name, rest = ''] = EXAMPLE_PATH.exec(path) ?? [];
  return name === undefined ? undefined : { name, rest };
}

/** Returns the name of a file by the path below an example; undefined for all other paths. */
export const readExampleFile = (rest: string) => FILE_PATH.exec(rest)?.[1];
