/** One file of a list, whichever side writes it: the browser with its rows, or the system by the command. */
import * as v from "valibot";
import { expect, test } from "vitest";
import { createListExportBody } from "@paygauge/api-types/entities/exports";
import type { QueuedCommand } from "@paygauge/api-types/entities/proq";
import type { Language } from "@paygauge/api-types/languages";
import { catalogue as german } from "@paygauge/api-types/catalogue/de";
import { catalogue } from "@paygauge/api-types/catalogue/en";
import { catalogue as french } from "@paygauge/api-types/catalogue/fr";
import { message, nounRef } from "@paygauge/api-types/catalogue/message";
import type { Translate } from "@paygauge/api-types/catalogue/translator";
import { sheetFile } from "@paygauge/api-types/table-files/sheet-file";
import type { Sheet } from "@paygauge/api-types/table-files/xlsx-writer";
import { listSheet } from "../../origin/src/exports/list-sheet.ts";
import { plainColumns } from "../../web/src/areas/devops/proq/plain-columns.tsx";
import { listColumnOf, sheetOf } from "../../web/src/data/lists/list-sheet.ts";
import { translateWith } from "../../web/src/texts/translate-with.ts";

const locales = { en: "en-GB", de: "de-CH", fr: "fr-FR" } as const satisfies Record<Language, string>;
const translations: Readonly<Record<Language, () => Promise<Translate>>> = {
  en: async () => translateWith(catalogue, locales.en),
  de: async () => translateWith(german, locales.de),
  fr: async () => translateWith(french, locales.fr),
};

const messages = [
  message("sheetTooLong", { most: 1_048_575 }),
  message("modeIs", { mode: "ReadOnly" }),
  message("notFound", { what: nounRef("issuer") }),
  message("fieldsWrong", { count: 2, field: "name", sentence: message("issuerName") }),
  "=HYPERLINK(1) whatever a provider answers",
  null,
];
const command: QueuedCommand = {
  id: "c1",
  priority: 10,
  commandType: "Paygauge.Analysis.IngestLedgerCommand",
  category: "analysis",
  targetEntityId: "u1",
  correlationId: "c1",
  payload: "{}",
  queuedDate: "2026-11-14T08:00:00.000Z",
  state: "Error",
  age: 3,
  tags: ["upload", "export"],
  environment: "local",
  stuckTimeOutInSeconds: 120,
  attempt: 1,
  isStuck: false,
  prerequisite: null,
  jobId: null,
  jobName: null,
  startedDate: null,
  completedDate: null,
  processingGroup: null,
  scheduledTime: null,
  batchId: null,
  prerequisiteBatchId: null,
  message: null,
};
const rows = messages.map((shown, at) => ({ ...command, id: `c${at}`, message: shown }));

async function linesOf(sheet: Sheet): Promise<readonly string[]> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of sheetFile("csv", sheet, "Commands")) text += decoder.decode(bytes, { stream: true });
  return text.split("\r\n");
}

async function* asPages() {
  yield rows.slice(0, 4);
  yield rows.slice(4);
}

test.each(["en", "de", "fr"] as const)("the browser and the system write the same cells in %s", async (language) => {
  const translate = await translations[language]();
  const columns = Object.values(plainColumns((key) => `Title of ${key}`, translate));
  const { columns: asked, locale } = v.parse(createListExportBody, {
    list: "errorCommands",
    params: {},
    request: {},
    format: "csv",
    name: "Commands",
    keyIn: "id",
    columns: JSON.parse(JSON.stringify(columns.map(listColumnOf))),
    locale: locales[language],
  });
  const written = await linesOf(listSheet({ columns: asked, locale }, asPages()));
  expect(written).toEqual(await linesOf(sheetOf(columns, rows, translate)));
  const expected = {
    en: ["A sheet can have up to 1,048,575 rows", "The system mode is ReadOnly."],
    de: ["Ein Blatt kann bis zu 1'048'575 Zeilen haben", "Das System ist jetzt im Lesemodus."],
    fr: ["Une feuille", "Le système est maintenant en lecture seule."],
  }[language];
  for (const each of expected) expect(written.join("\n")).toContain(each);
  expect(written.join("\n")).toContain("'=HYPERLINK(1) whatever a provider answers");
});

test.each([undefined, "", "es-ES", "de-!!", "de@posix"])("the locale %s ends in no fault", async (locale) => {
  const columns = [{ heading: "Message", path: ["message"], look: "plain" as const }];
  const [, , mode] = await linesOf(listSheet({ columns, locale }, asPages()));
  const isGerman = locale === "de-!!";
  expect(mode).toBe(isGerman ? "Das System ist jetzt im Lesemodus." : "The system mode is ReadOnly.");
});
