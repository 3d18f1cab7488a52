/** Returns the folder of the build that starts next, or undefined before the first one. */
export function currentBuild(dist: string): string | undefined;
/** Returns the folder of the previous build, or undefined if there is none. */
export function previousBuild(dist: string): string | undefined;
/** Makes a build current and returns its folder. If it doesn't exist yet, `build` writes it into a new folder. */
export function selectBuild(dist: string, id: string, build: (folder: string) => Promise<void>): Promise<string>;
/** Keeps a build from being removed until this process ends or calls the returned function. */
export function holdBuild(folder: string): () => void;
