/** The five slicers as one number: a supplier is in exactly one of 240 combinations of their values. */
import { slicerNames, slicerValues, type SlicerChoice, type SlicerName } from "@paygauge/api-types/entities/insights";

export const comboCount = slicerNames.reduce((product, name) => product * slicerValues[name].length, 1);

/** What a supplier's row says of the slicers, as it is in SQL: flags are 0 and 1. */
export interface SlicerRow {
  readonly cardAccepting: number;
  readonly vcAccepting: string;
  readonly detailLevel: number;
  readonly stpCapable: number;
  readonly cardCapability: string;
}

/** Words of a row in the order of `slicerNames`. */
function slicerWords(row: SlicerRow): readonly string[] {
  return [
    row.cardAccepting === 1 ? "matched" : "unmatched",
    row.vcAccepting,
    String(row.detailLevel),
    row.stpCapable === 1 ? "YES" : "NO",
    row.cardCapability,
  ];
}

/** Number of a combination. @throws RangeError for a word that no slicer has. */
export function comboOf(row: SlicerRow): number {
  const words = slicerWords(row);
  return slicerNames.reduce((combo, name, place) => {
    const values: readonly string[] = slicerValues[name];
    const digit = values.indexOf(words[place] ?? "");
    if (digit < 0) throw new RangeError(`${name} has no value "${words[place]}".`);
    return combo * values.length + digit;
  }, 0);
}

/** Words of each combination, in the order of `slicerNames`. */
export const comboWords: readonly (readonly string[])[] = Array.from({ length: comboCount }, (_, combo) => {
  let rest = combo;
  const words: string[] = [];
  for (const name of slicerNames.toReversed()) {
    const values = slicerValues[name];
    words.unshift(values[rest % values.length] ?? "");
    rest = Math.floor(rest / values.length);
  }
  return words;
});

/** 1 for each combination that the choice takes; `without` leaves one slicer's own choice aside. */
export function chosenCombos(choice: SlicerChoice, without?: SlicerName): Uint8Array {
  return Uint8Array.from(comboWords, (words) =>
    slicerNames.every((name, place) => {
      const chosen: readonly string[] = choice[name] ?? [];
      return name === without || chosen.length === 0 || chosen.includes(words[place] ?? "");
    })
      ? 1
      : 0,
  );
}
