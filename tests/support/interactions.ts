import type { Locator, Page } from "@playwright/test";

/** Counts what a user does: a click, a field filled, a key, a file dropped on the page. Waiting and reading are free. */
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

  /** A field that is filled, without a click before it where it has the focus already. */
  async fill(target: Locator, text: string): Promise<void> {
    this.count++;
    await target.fill(text, { timeout: 120_000 });
  }

  async press(target: Locator, key: string): Promise<void> {
    this.count++;
    await target.press(key);
  }

  /** A file from the user's folder, dropped on the page. */
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
