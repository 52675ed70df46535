import { createElement } from "react";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { openPage } from "../../../support/test-page.ts";
import { useScoreColumns } from "./use-score-columns.tsx";

/** The score columns of a job with all capabilities, by their keys. */
async function scoreColumns() {
  const page = await openPage("/");
  const held: { columns?: ReturnType<typeof useScoreColumns> } = {};
  const Grid = () => {
    held.columns = useScoreColumns({ id: "job", capabilities: [...capabilities] });
    return null;
  };
  const provider = { locale: "en", messages: {}, onError: () => undefined, getMessageFallback: () => "" };
  const Provided = () => IntlProvider({ ...provider, children: createElement(Grid) });
  await page.draw(createElement(Provided));
  const { shown = [], hidden = [] } = held.columns ?? {};
  return new Map([...shown, ...hidden].map((column) => [column.key, column]));
}

test("each score column shows the level of its own capability", async () => {
  const columns = await scoreColumns();
  for (const scored of capabilities) {
    // Only this capability is High: a column that reads another one's level shows it.
    const levels = capabilities.map((each) => [`${each}Score`, each === scored ? "High" : "None"]);
    const row = Object.fromEntries(levels) as unknown as SupplierRow;
    const high = capabilities.filter((each) => columns.get(`${each}Score`)?.value(row) === "High");
    expect(high).toEqual([scored]);
  }
});
