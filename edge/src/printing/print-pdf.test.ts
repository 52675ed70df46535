import { expect, test } from "vitest";
import { pdfRequest } from "./print-pdf.ts";

test("the browser waits for the sections of the version, in their order, and does nothing by halves", () => {
  const request = pdfRequest({ url: "https://brand1.example/printed/t", sections: ["cover", 'a"]b', "dimension.MCC"] });
  expect(request).toMatchObject({
    url: "https://brand1.example/printed/t",
    bestAttempt: false,
    cacheTTL: 0,
    pdfOptions: { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true },
    waitForSelector: { selector: String.raw`html[data-report-ready="cover a\22 \5d b dimension.MCC"]` },
  });
});

test("no cookie, header or password is sent with the page: its address alone opens it", () => {
  const request = pdfRequest({ url: "https://brand1.example/printed/t", sections: ["cover"] });
  for (const name of ["cookies", "authenticate", "setExtraHTTPHeaders", "html", "addScriptTag"])
    expect(Object.keys(request)).not.toContain(name);
});
