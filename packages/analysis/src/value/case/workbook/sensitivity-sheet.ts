import type { BookCell, BookSheet } from "@paygauge/api-types/table-files/workbook";
import { driverRanges, idsOfDriver, type DriverId } from "../drivers.ts";
import { idOf, parameterRules, partsOf, type ParameterId } from "@paygauge/api-types/entities/case-parameters";
import { tornadoOf } from "../tornado.ts";
import { conversionFormula, leverFormulas } from "./cohorts-sheet.ts";
import { figure, heading, rampOf, yearlyCost, type BookCase } from "./book.ts";

/** The whole case in one formula, with some parameters named otherwise: levers of a full year by the ramp and growth. */
function totalFormula({ methods, years }: BookCase, ref: (id: ParameterId) => string): string {
  const cohorts = methods.map((method) => {
    const of = (key: "addressable" | "payments") => ref(idOf(method, key));
    const levers = Object.values(leverFormulas(method, of("addressable"), of("payments"), ref)).filter(
      (each) => each !== null,
    );
    return `(${levers.join("+")})*${conversionFormula(method, ref)}`;
  });
  const ramps = Array.from({ length: years }, (_, at) => `${ref(rampOf(at + 1))}*(1+${ref("growth")})^${at}`);
  const yearly = cohorts.length === 0 ? "0" : `(${cohorts.join("+")})*(${ramps.join("+")})`;
  return `${yearly}-${yearlyCost(ref)}*${years}-${ref("setUp")}`;
}

/** What a cohort's volume is at an end of the limits: shares of a run, which no cell can change. */
function limitFormula({ inputs }: BookCase, end: "low" | "high", id: ParameterId, named: string): string {
  const { method, key } = partsOf(id);
  const limit = inputs.cohorts.find((each) => each.method === method)?.limit;
  return limit === undefined ? named : `${named}*${limit[end][key as keyof typeof limit.low]}`;
}

/** A parameter at an end of its driver's range, which is a cell, within what it may be. */
function movedFormula(driver: Exclude<DriverId, "limit">, place: string, named: string): string {
  const { least, most } = parameterRules[driver];
  return `MIN(${most},MAX(${least},${named}${driverRanges[driver].by === "shift" ? "+" : "*"}${place}))`;
}

/** Each driver alone at the ends of its range; the ends are cells that can be changed. */
export function sensitivitySheet(book: BookCase): BookSheet {
  const { words, inputs, values, years, methods, ref } = book;
  const { heads } = words;
  const rows = tornadoOf(inputs, values, years).map(({ driver, low, high, swing }, at): BookCell[] => {
    const row = 2 + at;
    const moved = new Set(idsOfDriver(driver, methods));
    const total = (column: "C" | "D") =>
      totalFormula(book, (id) => {
        if (!moved.has(id)) return ref(id);
        if (driver === "limit") return limitFormula(book, column === "C" ? "low" : "high", id, ref(id));
        return movedFormula(driver, `$${column}$${row}`, ref(id));
      });
    const range = driverRanges[driver];
    return [
      words.parameters[driver],
      range.by === "shift" ? "±" : "×",
      figure(range.low, "plain"),
      figure(range.high, "plain"),
      figure(low.total, "money", total("C")),
      figure(high.total, "money", total("D")),
      figure(swing, "money", `ABS(F${row}-E${row})`),
    ];
  });
  const titles = [heads.driver, "", heads.low, heads.high, heads.totalLow, heads.totalHigh, heads.swing];
  return { name: words.sheets.sensitivity, widths: [30, 4, 12, 12, 20, 20, 18], rows: [titles.map(heading), ...rows] };
}
