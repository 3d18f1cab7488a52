/** Returns the folder of the build that starts next, or undefined before the first one. */
export function currentBuild(dist: string): string | undefined;
/** Returns the folder of the build that was current before, or undefined where there is none. */
export function previousBuild(dist: string): string | undefined;
/** Makes a build current and returns its folder, after writing it into a new folder where it doesn't exist yet. */
export function selectBuild(dist: string, id: string, build: (folder: string) => Promise<void>): Promise<string>;
/** Keeps a build from being removed until this process ends or calls the function that is returned. */
export function holdBuild(folder: string): () => void;
