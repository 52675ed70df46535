import os from "node:os";

/** A measured figure next to its goal. */
export interface Measured {
  readonly value: number;
  readonly unit: string;
  /** null: told for its own sake. */
  readonly goal: number | null;
  readonly better: "less" | "more";
}

const round = (value: number): string =>
  value >= 100 ? Math.round(value).toString() : value.toFixed(value < 1 ? 2 : 1);

/** One line of a bench: what, how much, the goal, and whether it is met. */
export function goalLine(what: string, { value, unit, goal, better }: Measured, note = ""): void {
  const isMet = goal !== null && (better === "less" ? value <= goal : value >= goal);
  const verdict =
    goal === null ? "" : `   goal ${better === "less" ? "≤" : "≥"} ${goal} ${unit}: ${isMet ? "met" : "NOT MET"}`;
  console.log(
    `${what.padEnd(58)} ${`${round(value)} ${unit}`.padStart(14)}${verdict}${note === "" ? "" : `   (${note})`}`,
  );
}

/** What else the machine did: figures next to a load above its cores are worse than the machine's own. */
export function loadLine(): void {
  const [minute = 0] = os.loadavg();
  console.log(`load of the machine at the beginning: ${minute.toFixed(1)} on ${os.cpus().length} cores`);
}
