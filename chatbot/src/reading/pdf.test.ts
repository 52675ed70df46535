/** Text of PDF pages in the order in which it is read. */
import { expect, it } from "vitest";
import { pdfOfPieces, type Piece } from "../support/pdf.fixture.ts";
import { openPdf } from "./pdf.ts";

async function textsOf(...pages: readonly (readonly Piece[])[]): Promise<string[][]> {
  const pdf = await openPdf(pdfOfPieces(pages));
  const { pages: read } = await pdf.read(1);
  await pdf.close();
  return read.map(({ blocks }) => blocks.map(({ text }) => text));
}

const at = (x: number, y: number, text: string, size = 11): Piece => ({ x, y, text, size });

it("keeps raised marks apart from the figure before them", async () => {
  const rows = [at(72, 700, "The fee is 2.5"), at(142, 704, "1", 7), at(148, 700, "per cent of the amount.")];
  expect(await textsOf(rows)).toEqual([["The fee is 2.5¹ per cent of the amount."]]);
});

it("reads columns one after the other, also where lines were drawn across", async () => {
  const left = ["The quokka policy asks every", "supplier to accept the virtual", "card before June. Late answers"];
  const right = ["are counted as a refusal by", "the buyer. After ninety days", "the treasury must be asked."];
  const rows = left.flatMap((text, row) => [at(72, 700 - row * 14, text), at(320, 700 - row * 14, right[row] ?? "")]);
  expect(await textsOf(rows)).toEqual([[`${left.join(" ")} ${right.join(" ")}`]]);
});

it("reads rows of tables with their headings", async () => {
  const table = [
    ["Card", "Domestic", "Cross-border"],
    ["Virtual card", "0.25", "0.60"],
    ["Purchase card", "0.90", "1.10"],
  ];
  const rows = table.flatMap((cells, row) => cells.map((text, cell) => at(72 + cell * 140, 700 - row * 14, text)));
  expect(await textsOf([...rows, at(72, 620, "Fees are charged per payment and settled each month.")])).toEqual([
    [
      "Virtual card: Domestic 0.25, Cross-border 0.60",
      "Purchase card: Domestic 0.90, Cross-border 1.10",
      "Fees are charged per payment and settled each month.",
    ],
  ]);
});

it("leaves out text across the page, heads, feet and page numbers", async () => {
  const page = (number: number, text: string): Piece[] => [
    at(72, 810, "Treasury handbook 2026"),
    at(72, 700, text),
    { x: 150, y: 400, text: "DRAFT", size: 42, isRotated: true },
    at(72, 686, "is the rule."),
    at(280, 30, `Page ${number} of 3`),
  ];
  expect(await textsOf(page(1, "One"), page(2, "Two"), page(3, "Three"))).toEqual([
    ["One is the rule."],
    ["Two is the rule."],
    ["Three is the rule."],
  ]);
});

it("joins words and sentences that lines and pages divide", async () => {
  const first = [
    at(72, 700, "A follow-up is sent. A non-"),
    at(72, 686, "refundable fee and an agree-"),
    at(72, 672, "ment need a follow-"),
    at(72, 658, "up by the"),
  ];
  const second = [at(72, 700, "buyer within ten days. The rest is here.")];
  expect(await textsOf(first, second)).toEqual([
    ["A follow-up is sent. A nonrefundable fee and an agreement need a follow-up by the buyer within ten days."],
    ["The rest is here."],
  ]);
});
