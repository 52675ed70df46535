import { expect, test } from "vitest";
import { rejectsDownload } from "./job-downloads.ts";
import { translateIn } from "@paygauge/worker/translate-in";
import { message } from "@paygauge/api-types/catalogue/message";

const rejected = {
  seq: 1,
  line: 7,
  reason: "no-name",
  message: message("row-no-name"),
  raw: "=1,,2",
  uploadId: "u1",
};
const english = translateIn("");
const linesIn = async (locale: string) => {
  const answer = rejectsDownload(
    (after) => (after === 0 ? [rejected] : []),
    new URLSearchParams({ name: "Job", locale }),
  );
  return (await answer.text()).trimEnd().split("\r\n");
};

test("rejected rows say their reasons in the language that is asked for; codes and titles are the same in each", async () => {
  expect(await linesIn("")).toEqual(["_row,_code,_message,_raw", `7,no-name,"${english(rejected.message)}","'=1,,2"`]);
  const [head, row] = await linesIn("de-DE");
  expect(head).toBe("_row,_code,_message,_raw");
  expect(row).toBe(
    `7,no-name,"Die Zeile hat keinen Lieferantennamen. Tragen Sie ihn ein, löschen Sie die Zeile, oder füllen Sie Namen in der Zuordnung von oben auf.","'=1,,2"`,
  );
});

test("S70 a download's name holds no mark that reorders it and no line break", () => {
  const name = "Acme\u202efdp\r\nInc";
  const answer = rejectsDownload(() => [], new URLSearchParams({ name, locale: "" }));
  const disposition = answer.headers.get("content-disposition") ?? "";
  expect(disposition).toContain("Acmefdp%20Inc");
  expect(decodeURIComponent(disposition)).not.toMatch(/[\u202e\r\n]/);
});
