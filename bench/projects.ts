const SYLLABLES = 'an ba co del en fi gra ho in jo ka lu mo ne or pe qui ra sto tu um ver wi xa yo zin'.split(' ');
const WORDS = 3000;

/** Returns projects with natural word frequencies and no two texts alike. Every run returns the same ones. */
export function makeProjects(count: number) {
  const random = seeded(1843);
  const word = () => {
    // In natural text the second most common word is half as frequent as the first, the third a third (Zipf's law).
    const rank = Math.floor(WORDS ** random());
    return [rank % 26, Math.floor(rank / 26) % 26, (rank * 7) % 26].map((at) => SYLLABLES[at]).join('');
  };
  const words = (length: number) => Array.from({ length }, word).join(' ');
  return Array.from({ length: count }, (_, at) => ({
    title: `${words(2)} engine ${at}`,
    summary: `${words(12)}${at === 17 ? ' zebra' : ''}`,
    start: String(1800 + Math.floor(random() * 50)),
    status: at % 100 === 3 ? 'archived' : 'draft',
    tags: [at % 50 === 7 ? 'rare' : 'machines', word()],
    stack: [word(), word()],
    caseStudy: { problem: words(60), approach: words(120), outcome: words(60) },
    metrics: [{ label: word(), value: String(at) }],
  }));
}

/** Returns Park and Miller's random number generator. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
