import { ownEnvironment } from '#platform/server/env.ts';

/** The part of the examples that one test run draws. Each run draws others. */
const PART = 1 / 4;

/** Returns whether tests run with all of their examples, as by `npm run fuzz`. */
export const drawsAllExamples = () => Boolean(ownEnvironment({}).ALL_EXAMPLES);

/** Returns how many of the examples of a property to draw: a part, or with `npm run fuzz` all of them. */
export const runs = (all: number) => (drawsAllExamples() ? all : Math.ceil(all * PART));
