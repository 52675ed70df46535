/** A small fixed sequence of numbers from 0 to 1: a picture is the same on every load and in every screenshot. */
export function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A coordinate, short: a picture has thousands. */
export const at = (value: number): string => String(Math.round(value));

/** A picture of 640 by 900 that covers its half; decoration, hidden from readers. */
export const picture = (drawn: string): string =>
  `<svg class="art" viewBox="0 0 640 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${drawn}</svg>`;
