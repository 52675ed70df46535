/** HTML as a browser shows it, with tables as rows that can be quoted. */
import { describe, expect, it } from "vitest";
import { readHtml } from "./html.ts";

const texts = async (html: string) => (await readHtml(html)).map(({ text }) => text);

describe("HTML", () => {
  it("leaves out struck and hidden text", async () => {
    expect(
      await texts(
        "<style>.gone { color: red; display: none } #x{visibility:hidden}</style><p>The fee is <del>3.9</del><ins>2.1</ins> per cent.</p><p>The limit is <s>90</s> 60 <span style='text-decoration:line-through'>50</span>euros.</p><p class='a gone'>no</p><p id=x>no</p><p hidden>no<p>yes",
      ),
    ).toEqual(["The fee is 2.1 per cent.", "The limit is 60 euros.", "yes"]);
  });

  it("keeps raised marks apart from figures", async () => {
    expect(
      await texts(
        "<p>Cap 0.3<sup>1</sup> per cent. Area 12<sup>2</sup>. 1<sup>st</sup> H<sub>2</sub>O 2.5<sup>1, 2</sup></p>",
      ),
    ).toEqual(["Cap 0.3¹ per cent. Area 12². 1st H₂O 2.5 1, 2"]);
  });

  it("reads optional end tags, self-closed elements and text outside of elements", async () => {
    expect(
      await texts(
        "Before <ul><li>One<li>Two</ul><svg viewBox='0 0 1 1'/><iframe src=x/></iframe><p>Five<p>Six<svg><path d='M0'/></svg> end<br>line",
      ),
    ).toEqual(["Before", "One", "Two", "Five", "Six end line"]);
  });

  it("decodes references, and joins terms with what defines them", async () => {
    expect(await texts("<dl><dt>Fee &amp; levy:<dd>2&nbsp;%<dt>A<dt>B<dd>both</dl>")).toEqual([
      "Fee & levy: 2 %",
      "A, B: both",
    ]);
  });

  it("hands on text in order where tags overlap", async () => {
    expect(await texts("<b><p>one</b>two<p>three</p><table>four<tr><td>five</table>")).toEqual([
      "onetwo",
      "three",
      "four",
      "five",
    ]);
  });
});

describe("tables of HTML", () => {
  it("name each value by its heading", async () => {
    expect(
      await texts(
        "<table><caption>Fees</caption><tr><th>Card<th>Domestic<th>Cross-border<tr><td>Virtual card<td>0.25<td>0.60<tr><td>Purchase<td><td>0.9 %</table>",
      ),
    ).toEqual(["Fees", "Virtual card: Domestic 0.25, Cross-border 0.60", "Purchase: Cross-border 0.9 %"]);
  });

  it("carry cells that span rows and columns", async () => {
    expect(
      await texts(
        "<table><thead><tr><td rowspan=2>Card<td colspan=2>Fee<tr><td>Low<td>High</thead><tr><td rowspan=2>Virtual<td>1<td>2<tr><td>3<td>4</table>",
      ),
    ).toEqual(["Virtual: Fee Low 1, Fee High 2", "Virtual: Fee Low 3, Fee High 4"]);
  });

  it("take a first row without figures for headings only above figures", async () => {
    expect(await texts("<table><tr><td>Card<td>Fee<tr><td>Virtual<td>1.1 %</table>")).toEqual(["Virtual: Fee 1.1 %"]);
    expect(await texts("<table><tr><td>Name<td>Acorn<tr><td>Town<td>Leeds</table>")).toEqual([
      "Name · Acorn",
      "Town · Leeds",
    ]);
  });

  it("keep long cells and tables inside cells readable", async () => {
    const long = "A long paragraph of a page that is laid out by a table. ".repeat(8).trim();
    expect(await texts(`<table><tr><td>Menu<td><p>${long}</table>`)).toEqual(["Menu", long]);
    expect(await texts("<table><tr><th>A<th>B<tr><td>x<td><table><tr><td>1<td>2</table></table>")).toEqual([
      "x: B 1 · 2",
    ]);
  });
});
