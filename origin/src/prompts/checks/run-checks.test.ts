import { describe, expect, it } from "vitest";
import { contractOf } from "../contracts.ts";
import { parseAnswer } from "../parse-answer.ts";
import { hasLink } from "./links.ts";
import { inventedNumbers, numbersIn } from "./numbers.ts";
import { failedChecks } from "./run-checks.ts";

const contract = contractOf("use-case-pitch");
if (contract === null) throw new Error("No contract.");
const sample = (name: string) => {
  const found = contract.samples.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found.values;
};
const english = sample("Calder County");

/** A text that keeps to every check; each case spoils one thing. */
const good =
  "Calder County would like to pay you by virtual card, on day 24 after the invoice. Acquirers charge between 1.85% and 2.45%: ask your acquirer.";

describe("the checks of a pitch", () => {
  it("pass a text that states its figures", () => {
    expect(failedChecks(contract, good, english)).toEqual([]);
  });

  it.each([
    ["an invented number", good.replace("day 24", "day 25"), ["numbers"]],
    ["a number in another script", `${good} Really ٣ days.`, ["numbers"]],
    ["a fraction", `${good} Half: ½.`, ["numbers"]],
    ["a refused word", `${good} It is f-r-e-e.`, ["words"]],
    ["a refused word of another language", `${good} Kostenlos!`, ["words"]],
    ["a URL", `${good} https://evil.example/x`, ["links"]],
    ["a bare domain", `${good} See evil-site.com`, ["links"]],
    ["a hidden domain", `${good} See evil\u200b.com`, ["links"]],
    ["a link in markup", `${good} [here](pay)`, ["links"]],
    ["half a range", good.replace("1.85%", "a share"), ["cost"]],
    ["a fee as a fact", good.replace("Acquirers charge", "It costs you").replace(": ask your acquirer", ""), ["cost"]],
    ["asked details", `${good} Reply with your bank details.`, ["words"]],
    ["too many words", `${good} ${"and so on ".repeat(60)}`, ["length"]],
  ])("fail %s", (_what, text, failed) => {
    expect(failedChecks(contract, text, english)).toEqual(failed);
  });

  it("let a buyer's own name say a refused word", () => {
    const values = { ...english, "buyer.name": "Free Range Foods" };
    expect(failedChecks(contract, good.replace("Calder County", "Free Range Foods"), values)).toEqual([]);
    expect(failedChecks(contract, `${good} Free!`, values)).toEqual(["words"]);
  });

  it("ask for no percentage where no fee is known, and allow none", () => {
    const values = sample("No fee known");
    const text = "The provider charges you for these payments. You would be paid on day 24.";
    expect(failedChecks(contract, text, values)).toEqual([]);
    expect(failedChecks(contract, `${text} It charges 2%.`, values)).toEqual(["numbers"]);
  });
});

describe("numbers", () => {
  it.each([
    ["en", "£1,930 and 2.45% on 31 May 2026", ["1930", "2.45", "31", "2026"]],
    ["de", "1.930 € und 2,45 %", ["1930", "2.45"]],
    ["fr", "1 930 £ et 2,45 %, 1\u202f000\u00a0€", ["1930", "2.45", "1000"]],
    ["en", "1,234,567.80", ["1234567.8"]],
    ["de", "1.234.567,80", ["1234567.8"]],
    ["en", "0.50 and 007", ["0.5", "7"]],
    ["de", "2.45 in a German text", ["2.45"]],
    ["en", "3, 4", ["3", "4"]],
  ] as const)("of %s %s have one spelling", (language, text, numbers) => {
    expect([...numbersIn(text, language)]).toEqual(numbers);
  });

  it("are invented where no value has them", () => {
    expect(inventedNumbers("1.000 € und 3", ["1.000 €", "2"], "de")).toEqual(["3"]);
  });
});

it("an ordinary sentence has no link", () => {
  expect(hasLink("Paid by Larkspur Software Ltd. on day 24. E.g. by card, see contract no. 4.")).toBe(false);
});

describe("an answer", () => {
  it("is JSON of the contract's shape, in a fence or not", () => {
    const output = { subject: "S", body: "B" };
    expect(parseAnswer(contract, JSON.stringify(output))).toEqual({ output });
    expect(parseAnswer(contract, `\`\`\`json\n${JSON.stringify(output)}\n\`\`\``)).toEqual({ output });
  });
  it.each(["", "Here it is: {}", "{}", '{"subject":"S","body":"B","more":1}', '{"subject":"S","body":1}', "[]"])(
    "%j is refused",
    (text) => expect(parseAnswer(contract, text)).toBeNull(),
  );
});
