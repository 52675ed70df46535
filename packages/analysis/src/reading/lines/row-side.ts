/** What the words of a row's columns make of its amount. */
import { rowSides } from "@paygauge/api-types/entities/row-sides";
import type { Plan } from "./plan.ts";

const subtract = rowSides.indexOf("subtract");
const leaveOut = rowSides.indexOf("leaveOut");

/**
 * The sign of a row: 0 for one that did not happen. A row that one column subtracts and another leaves out is subtracted,
 * unless a user answered to leave it out.
 * @param found the place in `rowSides` that a column's cell has
 */
export function rowSide(sides: Plan["sides"], found: (side: Plan["sides"][number]) => number): 1 | 0 | -1 {
  let side: 1 | 0 | -1 = 1;
  for (const each of sides) {
    const place = found(each);
    if (place === leaveOut && each.isAnswered) return 0;
    if (place === subtract) side = -1;
    else if (place === leaveOut && side > 0) side = 0;
  }
  return side;
}
