/** The part of Cloudflare's browser binding that is used (Browser Run, formerly Browser Rendering). */
type PdfBrowser = Pick<BrowserRun, "quickAction">;

interface PrintedAddress {
  /** With its token: nothing else opens it, and no cookie is sent. */
  readonly url: string;
  /** Sections that must be on the page, in their order. */
  readonly sections: readonly string[];
}

type PrintedPdf =
  | { readonly kind: "made"; readonly bytes: Uint8Array<ArrayBuffer> }
  /** `busy`: the account's browsers are taken. `why`: for the log. */
  | { readonly kind: "busy" | "failed"; readonly why: string };

/** How long the page may take to be ready, and the file to be written, ms. */
const readyMs = 30_000;
const writeMs = 60_000;

/** An attribute's value as a selector takes it. */
const quoted = (text: string): string =>
  `"${text.replaceAll(/[^\w .-]/g, (each) => `\\${each.codePointAt(0)?.toString(16)} `)}"`;

/**
 * What the browser is asked. It waits for the page's one signal, which names the sections that were drawn: where they
 * are not the version's, the signal never comes and the file is not made. Nothing is done "as well as possible".
 */
export function pdfRequest({ url, sections }: PrintedAddress): BrowserRunPDFOptions {
  const selector = `html[data-report-ready=${quoted(sections.join(" "))}]`;
  return {
    url,
    gotoOptions: { waitUntil: "load", timeout: readyMs },
    waitForSelector: { selector, timeout: readyMs },
    bestAttempt: false,
    actionTimeout: writeMs,
    // The page is opened once; a PDF belongs to the user of its token.
    cacheTTL: 0,
    pdfOptions: {
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
      timeout: writeMs,
    },
  };
}

async function whyOf(answer: Response): Promise<string> {
  const said: BrowserRunErrorResponse = await answer.json();
  return said.errors.map(({ message, code }) => `${code ?? ""} ${message}`.trim()).join("; ");
}

/** Prints a page through the binding. Whatever isn't a PDF is a failure. */
export async function printPdf(browser: PdfBrowser, printed: PrintedAddress): Promise<PrintedPdf> {
  try {
    const answer = await browser.quickAction("pdf", pdfRequest(printed));
    if (!answer.ok) {
      const why = await whyOf(answer).catch(() => `status ${answer.status}`);
      return { kind: answer.status === 429 || answer.status === 503 ? "busy" : "failed", why };
    }
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const begins = new TextDecoder().decode(bytes.subarray(0, 5));
    return begins === "%PDF-" ? { kind: "made", bytes } : { kind: "failed", why: "The answer is no PDF." };
  } catch (error) {
    return { kind: "failed", why: error instanceof Error ? error.message : String(error) };
  }
}
