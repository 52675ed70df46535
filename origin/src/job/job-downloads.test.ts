import { rejectReasons } from "@paygauge/api-types/entities/ledger";
import { expect, test } from "vitest";
import { sayIn } from "../exports/say-in.ts";
import { rejectsDownload } from "./job-downloads.ts";

const rejected = {
  seq: 1,
  line: 7,
  reason: "no-name",
  message: rejectReasons["no-name"],
  raw: "=1,,2",
  uploadId: "u1",
};
const linesIn = async (locale: string) => {
  const answer = rejectsDownload((after) => (after === 0 ? [rejected] : []), "Job", sayIn(locale));
  return (await answer.text()).trimEnd().split("\r\n");
};

test("rejected rows say their reasons in the language that is asked for; codes and titles are the same in each", async () => {
  expect(await linesIn("")).toEqual(["_row,_code,_message,_raw", `7,no-name,"${rejectReasons["no-name"]}","'=1,,2"`]);
  const [head, row] = await linesIn("de-DE");
  expect(head).toBe("_row,_code,_message,_raw");
  expect(row).toBe(
    `7,no-name,"Die Zeile hat keinen Lieferantennamen. Tragen Sie ihn ein, oder löschen Sie die Zeile.","'=1,,2"`,
  );
});
