import { median } from './load.ts';
import type { Figure } from './report.ts';

type Round<Measured> = { product: Measured; bare: Measured };

/** Measures both alternately and swaps the order each round, so that both experience the same load of the machine. */
export async function alternate<Measured>(
  rounds: number,
  product: () => Promise<Measured>,
  bare: () => Promise<Measured>,
) {
  const measured: Round<Measured>[] = [];
  // The first round is only a warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    if (round % 2 === 0) measured.push({ product: await product(), bare: await bare() });
    else measured.push({ bare: await bare(), product: await product() });
  }
  return measured.slice(1);
}

/** Returns the medians over the rounds. The ratio is the median of the rounds' ratios. */
export const compare = <Measured>(
  rounds: Round<Measured>[],
  of: (measured: Measured) => number,
): Pick<Figure, 'product' | 'bare' | 'ratio'> => ({
  product: median(rounds.map(({ product }) => of(product))),
  bare: median(rounds.map(({ bare }) => of(bare))),
  ratio: median(rounds.map(({ product, bare }) => of(product) / of(bare))),
});
