import type { Locator, Page } from "@playwright/test";

/** What a person does, counted: a click, a field filled, a key, a file let go over the page. Waiting and reading are free. */
export class Interactions {
  count = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.count++;
    await target.click({ timeout: 120_000 });
  }

  /** A file from the person's folder, let go over the page. */
  async drop(name: string, bytes: Buffer): Promise<void> {
    this.count++;
    const transfer = await this.page.evaluateHandle(
      ({ text, fileName }) => {
        const raw = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
        const data = new DataTransfer();
        data.items.add(new File([raw], fileName));
        return data;
      },
      { text: bytes.toString("base64"), fileName: name },
    );
    const over = this.page.locator("main");
    for (const type of ["dragenter", "dragover", "drop"]) await over.dispatchEvent(type, { dataTransfer: transfer });
  }
}
